/** Who I am. Nobody has to sign in: the first thing that needs a name makes a guest. */
import { get, post, call, type Lobby, type Person } from "./api.ts";
import { reconnect } from "./socket.svelte.ts";
import { say } from "./language.svelte.ts";

let person = $state.raw<Person | null>(null);
let asked = $state(false);

export function me(): Person | null {
  return person;
}

/** Whether the server has said who I am. */
export function known(): boolean {
  return asked;
}

export async function whoAmI(): Promise<void> {
  person = (await get<{ person: Person | null }>("/session")).person;
  asked = true;
}

/** Me, as a guest of this name if need be. */
export async function somebody(name = say("guest-name")): Promise<Person> {
  if (!asked) await whoAmI();
  if (!person) {
    person = (await post<{ person: Person }>("/guests", { name })).person;
    reconnect();
  }
  return person;
}

/** Whether I was never asked what the others are to call me. */
export function nameless(): boolean {
  return !person || (!person.account && person.name === say("guest-name"));
}

export async function rename(name: string): Promise<void> {
  if ((await somebody(name)).name === name) return;
  person = (await call<{ person: Person }>("PUT", "/name", { name })).person;
}

export async function register(name: string, password: string): Promise<void> {
  await somebody();
  person = (await post<{ person: Person }>("/accounts", { name, password })).person;
  reconnect();
}

/** How many games under way a guest would leave behind by signing in: they stay with the guest and do not come along. */
export async function leftBehind(): Promise<number> {
  if (!person || person.account) return 0;
  const mine = await get<Lobby[]>("/tables/mine").catch(() => []);
  return mine.filter(({ status }) => status === "open" || status === "playing").length;
}

export async function logIn(name: string, password: string): Promise<void> {
  person = (await post<{ person: Person }>("/login", { name, password })).person;
  reconnect();
}

/** A new password; every other device is signed out. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  person = (await call<{ person: Person }>("PUT", "/password", { old, new: fresh })).person;
  reconnect();
}

export async function logOutOthers(): Promise<void> {
  person = (await post<{ person: Person }>("/logout-others")).person;
  reconnect();
}

export async function logOut(): Promise<void> {
  await post("/logout");
  person = null;
  reconnect();
}
