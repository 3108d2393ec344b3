/** How long a game takes people and how heavy it is, for the lobby: our estimates. */
export const FACTS: Record<string, { minutes: number; weight: 1 | 2 | 3; usual: number }> = {
  samoa: { minutes: 60, weight: 2, usual: 4 },
  amsterdam: { minutes: 40, weight: 1, usual: 3 },
  overbooking: { minutes: 30, weight: 1, usual: 3 },
  maui: { minutes: 35, weight: 2, usual: 3 },
  austria: { minutes: 90, weight: 3, usual: 2 },
};
