/** Few, quiet sounds of a table, made here from tones and noise. Silent until the person wants them. */
import { settings } from "./settings.svelte.ts";

export type Sound = "piece" | "card" | "dice" | "coin" | "turn" | "won" | "over";

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A tone that begins at once and fades. */
function tone(at: AudioContext, pitch: number, start: number, length: number, loud: number, end = pitch): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(end, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}

/** A breath of noise around a pitch. */
function noise(at: AudioContext, pitch: number, start: number, length: number, loud: number): void {
  if (!hiss) {
    hiss = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  }
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start, 0, length + 0.05);
}

export function play(sound: Sound, volume = settings.volume): void {
  const loud = volume / 100;
  if (loud === 0) return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime + 0.01;
    if (sound === "piece") {
      tone(audio, 190, now, 0.09, 0.22 * loud, 90);
      noise(audio, 1400, now, 0.035, 0.2 * loud);
    } else if (sound === "card") noise(audio, 3800, now, 0.13, 0.16 * loud);
    else if (sound === "dice")
      for (const [place, gap] of [0, 0.07, 0.12, 0.2].entries())
        noise(audio, 1900 + 350 * place, now + gap, 0.04, 0.24 * loud);
    else if (sound === "coin") {
      tone(audio, 2093, now, 0.22, 0.07 * loud);
      tone(audio, 3136, now + 0.05, 0.3, 0.06 * loud);
    } else if (sound === "turn") {
      tone(audio, 1318.5, now, 0.7, 0.12 * loud);
      tone(audio, 1760, now + 0.14, 0.7, 0.12 * loud);
    } else {
      const notes = sound === "won" ? [523.3, 659.3, 784, 1046.5] : [523.3, 440];
      for (const [place, pitch] of notes.entries()) tone(audio, pitch, now + 0.16 * place, 0.8, 0.14 * loud);
    }
  } catch {
    // a browser without sound is still a table
  }
}
