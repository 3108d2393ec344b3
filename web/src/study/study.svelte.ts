/** The analysis of one finished game while its replay is looked at: how far it is, and the better line on the board. */
import { post, Refused, type Frame, type Lobby } from "../lib/api.ts";
import { go } from "../lib/route.svelte.ts";
import { somebody } from "../lib/session.svelte.ts";
import { paceTime } from "../lib/settings.svelte.ts";
import { uploaded } from "../lib/upload.svelte.ts";
import { follow, type Decision, type Report, type StudyState } from "./report.ts";

const LEAST_PACE = 350;

export class GameStudy {
  progress = $state.raw<StudyState | null>(null);
  report = $state.raw<Report | null>(null);
  problem = $state("");
  /** The positions of a better line, shown in place of the game's. */
  line = $state.raw<Frame[]>([]);
  lineAt = $state(0);
  readonly errors = $derived(this.report?.decisions.filter((one) => one.grade !== "good") ?? []);

  private wanted = true;
  private timer = 0;

  /** `id` is a table, or "file" for the record file that was opened. */
  constructor(private readonly id: string) {}

  close(): void {
    this.wanted = false;
    this.hideLine();
  }

  /** What was decided at a step of the replay, if there was anything to decide. */
  at(step: number): Decision | undefined {
    return this.report?.decisions.find((one) => one.step === step);
  }

  /** The first error after a step; behind the last one, the first of all. */
  nextError(step: number): Decision | undefined {
    return this.errors.find((one) => one.step > step) ?? this.errors[0];
  }

  async begin(): Promise<void> {
    await this.tried(() =>
      follow(
        this.path("study"),
        this.body({}),
        (now) => {
          this.progress = now;
          this.report = now.report ?? this.report;
        },
        () => this.wanted,
      ),
    );
  }

  /** Show what would have been better, move by move. */
  async showLine({ line, seat, moves }: Decision): Promise<void> {
    await this.tried(async () => {
      const frames = await post<Frame[]>(this.path("line"), this.body({ line, seat, moves }));
      this.hideLine();
      this.line = frames;
      this.lineAt = paceTime() === 0 ? frames.length - 1 : 0;
      this.timer = window.setInterval(
        () => {
          if (this.lineAt < frames.length - 1) this.lineAt += 1;
          else clearInterval(this.timer);
        },
        Math.max(paceTime(), LEAST_PACE),
      );
    });
  }

  hideLine(): void {
    clearInterval(this.timer);
    this.line = [];
    this.lineAt = 0;
  }

  /** A new table against bots that goes on where this decision was made. */
  async playOn({ line, seat }: Decision): Promise<void> {
    await this.tried(async () => {
      await somebody();
      const lobby = await post<Lobby>(this.path("branch"), this.body({ line, seat, moves: [] }));
      go(`/table/${lobby.id}`);
    });
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (fault) {
      this.problem = fault instanceof Refused ? fault.reason : "fault";
    }
  }

  private path(what: string): string {
    return this.id === "file" ? `/records/${what}` : `/tables/${this.id}/${what}`;
  }

  private body(fields: Record<string, unknown>): Record<string, unknown> {
    return this.id === "file" ? { ...fields, text: uploaded()?.text ?? "" } : fields;
  }
}
