/** All cards on the table: what every seat sees, laid over each other. Only for games that are over. */
import type { View } from "./contract.ts";

/** Where the views differ, what is known wins over what is not; of two things known, the earlier seat's. */
export function openView(views: View[]): View {
  return views.reduce((all, one) => over(all, one) as View);
}

function over(first: unknown, second: unknown): unknown {
  if (first === null || first === undefined) return second;
  if (Array.isArray(first) && Array.isArray(second)) {
    const longer = first.length >= second.length ? first : second;
    return longer.map((_, place) => over(first[place], second[place]));
  }
  if (typeof first === "object" && typeof second === "object" && second !== null && !Array.isArray(first)) {
    const result: Record<string, unknown> = { ...(first as Record<string, unknown>) };
    for (const [key, value] of Object.entries(second)) result[key] = over(result[key], value);
    return result;
  }
  return first;
}
