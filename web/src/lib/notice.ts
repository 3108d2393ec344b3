/** My turn: a sound, and a notice of the browser when the page is not looked at. Both are off until asked for. */
import { settings } from "./settings.svelte.ts";

let audio: AudioContext | null = null;

/** Two notes of a desk bell, made here. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [pitch, start] of [
      [1318.5, 0],
      [1760, 0.14],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, now + start);
      volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + start);
      tone.stop(now + start + 0.75);
    }
  } catch {
    // a browser without sound is still a table
  }
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
