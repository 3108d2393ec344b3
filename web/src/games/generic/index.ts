import type { GamePage } from "../../lib/contract.ts";
import Board from "./Board.svelte";

export default { Board } satisfies GamePage;
