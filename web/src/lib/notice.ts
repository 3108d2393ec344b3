/** My turn: a sound, and a notice of the browser when the page is not looked at. Both are off until asked for. */
import { settings } from "./settings.svelte.ts";
import { play } from "./sound.ts";

const BELL = 60;

/** The bell, as loud as the other sounds but never silent. */
export function chime(): void {
  play("turn", Math.max(settings.volume, BELL));
}

/** Whether the person lets the browser show notices. */
export async function askNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function callAttention(title: string, text: string): void {
  if (settings.sound) chime();
  if (settings.notices && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(title, { body: text, icon: "/emblem.svg", tag: "boardinghouse" });
    notice.onclick = () => window.focus();
  }
}
