/** The tables of this browser in IndexedDB: `boardinghouse.pocket.store.Shelf`. Rows come and go as JSON text.
 *
 * A step is one transaction: it is stored, with what it changes of its table, only if the table is at the step before. */
const NAME = "boardinghouse";
const STORES = ["tables", "steps", "snapshots", "notes"] as const;
type Store = (typeof STORES)[number];
type Said = "stored" | "conflict" | "full";

interface Row {
  id: string;
  version: number;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser's storage failed"));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore("tables", { keyPath: "id" });
    database.createObjectStore("steps", { keyPath: ["table", "number"] });
    database.createObjectStore("snapshots", { keyPath: "table" });
    database.createObjectStore("notes");
  };
  return result(request);
}

/** Everything there is, as it is carried to another browser. */
interface Everything {
  boardinghouse: 1;
  tables: Row[];
  steps: { table: string }[];
  snapshots: { table: string }[];
}

export class Shelf {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly told: (table: string, number: number) => void,
    private readonly full: (full: boolean) => void,
  ) {}

  /** `told` hears of every step that is stored, `full` whether there was room for what was last to be written. */
  static async open(told: Shelf["told"], full: Shelf["full"]): Promise<Shelf> {
    return new Shelf(await openDatabase(), told, full);
  }

  /** What the work says, once it is on the disk: all of it or nothing. */
  private async write(
    work: (store: (name: Store) => IDBObjectStore, end: (said: Said) => void) => void,
  ): Promise<Said> {
    const said = await new Promise<Said>((done, failed) => {
      const transaction = this.database.transaction(STORES, "readwrite", { durability: "strict" });
      let said: Said = "stored";
      transaction.oncomplete = () => done(said);
      transaction.onabort = () => {
        if (said === "conflict") done(said);
        else if (transaction.error?.name === "QuotaExceededError") done("full");
        else failed(transaction.error ?? new Error("the browser's storage failed"));
      };
      work(
        (name) => transaction.objectStore(name),
        (word) => {
          said = word;
          transaction.abort();
        },
      );
    });
    this.full(said === "full");
    return said;
  }

  private read<T>(name: Store, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return result(ask(this.database.transaction(name).objectStore(name)));
  }

  create(row: string): Promise<Said> {
    return this.write((store) => store("tables").add(JSON.parse(row)));
  }

  async append(id: string, before: number, row: string, step: string, snapshot: string): Promise<Said> {
    const said = await this.write((store, end) => {
      const found = store("tables").get(id) as IDBRequest<Row | undefined>;
      found.onsuccess = () => {
        if (found.result?.version !== before) return end("conflict");
        store("tables").put({ ...found.result, ...(JSON.parse(row) as Row) });
        store("steps").add(JSON.parse(step));
        if (snapshot) store("snapshots").put(JSON.parse(snapshot));
      };
    });
    if (said === "stored") this.told(id, before + 1);
    return said;
  }

  private async found(name: Store, key: string): Promise<string> {
    const value = await this.read<unknown>(name, (store) => store.get(key) as IDBRequest<unknown>);
    return value === undefined ? "" : JSON.stringify(value);
  }

  row(id: string): Promise<string> {
    return this.found("tables", id);
  }

  snapshot(id: string): Promise<string> {
    return this.found("snapshots", id);
  }

  note(key: string): Promise<string> {
    return this.found("notes", key);
  }

  async rows(): Promise<string> {
    return JSON.stringify(await this.read("tables", (store) => store.getAll()));
  }

  async steps(id: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([id, after], [id, Infinity], true);
    return JSON.stringify(await this.read("steps", (store) => store.getAll(range)));
  }

  save_snapshot(_id: string, snapshot: string): Promise<Said> {
    return this.write((store) => store("snapshots").put(JSON.parse(snapshot)));
  }

  keep_note(key: string, value: string): Promise<Said> {
    return this.write((store) => store("notes").put(JSON.parse(value), key));
  }

  async everything(): Promise<string> {
    const [tables, steps, snapshots] = await Promise.all(
      (["tables", "steps", "snapshots"] as const).map((name) => this.read<unknown[]>(name, (store) => store.getAll())),
    );
    return JSON.stringify({ boardinghouse: 1, tables, steps, snapshots });
  }

  /** Take in what another browser had; a table that is here already stays as it is. How many came, or "full". */
  async takeIn(text: string, person: string): Promise<number | "full" | "broken"> {
    let all: Everything;
    try {
      all = JSON.parse(text) as Everything;
      if (all.boardinghouse !== 1 || !Array.isArray(all.tables)) return "broken";
    } catch {
      return "broken";
    }
    const here = new Set((await this.read("tables", (store) => store.getAllKeys())) as string[]);
    const fresh = new Set(all.tables.map(({ id }) => id).filter((id) => !here.has(id)));
    const owned = (text: string, old: string): string => (old ? text.replaceAll(`"${old}"`, `"${person}"`) : text);
    const said = await this.write((store) => {
      for (const row of all.tables) {
        if (!fresh.has(row.id)) continue;
        const old = (row as unknown as { header: { owner: string } }).header.owner;
        store("tables").add(JSON.parse(owned(JSON.stringify(row), old)));
        for (const step of all.steps.filter(({ table }) => table === row.id))
          store("steps").add(JSON.parse(owned(JSON.stringify(step), old)));
      }
      for (const one of all.snapshots) if (fresh.has(one.table)) store("snapshots").add(one);
    });
    return said === "stored" ? fresh.size : "full";
  }
}
