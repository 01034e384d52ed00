import { daysBetween, localDate } from "@retribusi/contract/define/dates";
import type { Role } from "@retribusi/contract/define/roles";
import { declarationOf, type PersonalAction } from "@retribusi/contract/features/booking/booking.machine";
import { codeOf, stateNames, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { sweepDeadlines } from "../../features/booking/sweep.ts";
import { createLodging, dayFrom, details, orderOf, payment, stay } from "../booking-steps.ts";
import type { TestApp } from "../test-app.ts";
import { createAgency, createGroup, type Region } from "../world.ts";
import { Judge, type Person, type Row, sees, type Tried } from "./judge.ts";
import { actsOf, isStepped, type Move, paths, type Stepped } from "./move.ts";

const trx = "trx_penginapan";
const hour = 3_600_000;
const words = "Alasan yang cukup panjang";

/** Mostly one with which it can be done at all, or what was begun last and isn't over: people go on with what they do. */
function choose(rows: readonly Row[], { act, which, pick }: Move): Row | undefined {
  if (act === "mistake") return choose(rows, { act: pick % 2 ? "noShow" : "earlyDeparture", who: 0, which, pick });
  const states = isStepped(act) ? declarationOf(act).from : stateNames.filter((name) => codeOf(name) <= 60);
  const fitting = rows.filter(({ statusbooking }) => states.includes(stateOf(statusbooking))).slice(-3);
  const among = fitting.length > 0 && pick % 8 ? fitting : rows;
  return among[which % Math.max(among.length, 1)];
}

/** The house and what is left of the nights of a booking, which somebody else would like to have. */
function likeIt({ objectid, tglmulaipemakaian: start, tglakhirpemakaian: end }: Row) {
  const daysTo = (moment: Date) => daysBetween(dayFrom(0), localDate(moment, "Asia/Jakarta"));
  const from = Math.max(1, daysTo(start));
  return { objectid, waktu: stay(from, Math.max(1, daysTo(end) - from)) };
}

/** The desks of a region: two groups of one agency, another agency, another region; a house with two named rooms and one with a room that is only counted. */
export class FrontDesk {
  readonly #app: TestApp;
  readonly #people: readonly Person[];
  readonly #objects: readonly number[];
  readonly #judge: Judge;
  /** How often each act was done, over all desks that share it. */
  readonly #done: Map<string, number>;

  private constructor(app: TestApp, people: readonly Person[], objects: readonly number[], done: Map<string, number>) {
    this.#app = app;
    this.#people = people;
    this.#objects = objects;
    this.#done = done;
    this.#judge = new Judge(app.deps.db, objects);
  }

  static async places({ deps, world }: TestApp): Promise<readonly Region[]> {
    const { prisma } = deps.db;
    const agency = await createAgency(prisma, world.home.idpemda, "1.03.02", "Dinas kedua");
    return [
      world.home,
      await createGroup(prisma, world.home, "Pengelola kedua"),
      await createGroup(prisma, agency, "Pengelola ketiga"),
      world.rival,
    ];
  }

  static async open(app: TestApp, places: readonly Region[], done: Map<string, number>): Promise<FrontDesk> {
    const [home, , , rival] = places;
    const roles: [Role, Region | undefined][] = [
      ["nasabah", home],
      ["nasabah", home],
      ...places.map((place): [Role, Region] => ["pengelola", place]),
      ...places.slice(1).map((place): [Role, Region] => ["dinas", place]),
      ["pemda", home],
      ["pemda", rival],
      ["bank", home],
      ["superuser", home],
    ];
    const people: Person[] = [];
    for (const [role, place] of roles) {
      if (place) people.push({ role, place, caller: await app.as(role, place) });
    }
    const objects: number[] = [];
    for (const [at, place] of places.slice(0, 2).entries()) {
      const more = { pengelolaid: place.pengelolaid, persenpulangawal: 50 };
      objects.push(await createLodging(app, app.world.home, 2 - at, more));
    }
    const named = ["101", "102"].map((nomor, urutan) => ({ objectid: objects[0] ?? 0, nomor, urutan }));
    await app.deps.db.prisma.unit_object.createMany({ data: named });
    return new FrontDesk(app, people, objects, done);
  }

  get #prisma() {
    return this.#app.deps.db.prisma;
  }

  #count(name: string): void {
    this.#done.set(name, (this.#done.get(name) ?? 0) + 1);
  }

  /** Does one thing, or some in a row with the same booking, or is refused; answers what is wrong then, nothing where all is well. */
  async play(move: Move): Promise<string[]> {
    const wrong: string[] = [];
    let same: number | undefined;
    for (const act of actsOf(move)) {
      const before = await this.#judge.rows();
      const row = before.find(({ id }) => id === same) ?? choose(before, move);
      same = row?.id;
      const person = this.#people[move.who % this.#people.length] ?? this.#one("bank", row);
      wrong.push(...(await this.#judge.judge(before, await this.#try({ ...move, act }, person, row))));
    }
    return wrong;
  }

  async #try({ act, pick }: Move, person: Person, row: Row | undefined): Promise<Tried> {
    if (act === "order" || !row) return this.#order(person, pick, row);
    if (act === "pass") return this.#pass(row, pick);
    if (act === "clean") return this.#clean();
    if (act === "sweep") {
      await sweepDeadlines(this.#app.deps.db);
      return { act };
    }
    if (act === "look") {
      const { status } = await person.caller.get(`${trx}/view/${row.id}`);
      return { act, row, person, status };
    }
    if (act === "goOn" || act === "mistake") return this.#goOn(row, pick);
    if (act === "pay") return this.#pay(row, pick);
    // Mostly by somebody who may, or nothing would ever happen.
    const by =
      pick % 4 === 0 ? person : (this.#people.find((one) => one.role === "pengelola" && sees(one, row)) ?? person);
    return this.#step(
      act,
      row,
      act === "reinstate" && pick % 4 ? this.#one("dinas", row) : by,
      await this.#bodyOf(act, row, pick),
    );
  }

  #one(role: Role, row?: Row): Person {
    const found = this.#people.find((one) => one.role === role && (!row || sees(one, row)));
    const [first] = this.#people;
    if (!first) throw new Error("Nobody is there");
    return found ?? first;
  }

  async #step(action: PersonalAction, row: Row, person: Person, body: object, path?: string): Promise<Tried> {
    const address = path ?? (isStepped(action) ? paths[action] : action);
    const { status } = await person.caller.post(`${trx}/${address}/${row.id}`, { versi: row.versi, ...body });
    if (status === 200) this.#count(action);
    return { act: action, row, person, status };
  }

  async #order(who: Person, pick: number, row?: Row): Promise<Tried> {
    const { role, caller } = pick % 3 ? (this.#people[pick % 2] ?? who) : who;
    const wish =
      row && pick % 4 ? likeIt(row) : { objectid: this.#objects[pick % 2] ?? 0, waktu: stay(1 + (pick % 2), 3) };
    const body = orderOf(wish.objectid, wish.waktu, pick % 5 === 4 ? 2 : 1);
    const answer =
      role === "nasabah"
        ? await caller.post(`${trx}/pesan_nsb`, body)
        : await caller.post(`${trx}/pesan`, { ...body, namapemesan: "Ibu Loket", ...details });
    if (answer.status === 200) this.#count("order");
    return { act: "order", status: answer.status };
  }

  /** The next step of a booking that goes well. */
  async #goOn(row: Row, pick: number): Promise<Tried> {
    const owner = row.idpemesan === null ? this.#one("pengelola", row) : this.#one("nasabah", row);
    const manager = this.#one("pengelola", row);
    const whose = row.idpemesan === null ? "" : "_nsb";
    switch (stateOf(row.statusbooking)) {
      case "ordered":
        return this.#step("complete", row, owner, details, `isi_kelengkapan${whose}`);
      case "complete": {
        const agreed = { totalbiaya: Number(row.totalbiaya), setuju: true };
        return this.#step("customerConfirm", row, owner, agreed, "konfirmasipesanan_nasabah");
      }
      case "submitted":
        return this.#step("confirm", row, manager, {}, "konfirmasipesanan");
      case "awaitingPayment":
        return this.#pay(row, pick);
      case "paid":
        return this.#step("checkIn", row, manager, await this.#bodyOf("checkIn", row, pick));
      default:
        return this.#step("finish", row, manager, {});
    }
  }

  async #pay(row: Row, pick: number): Promise<Tried> {
    const bill = await this.#prisma.tagihan.findFirst({ where: { bookingid: row.id, statustagihan: "terbit" } });
    if (!bill) return { act: "pay" };
    const { idbilling, jumlah } = bill;
    const act = bill.jenistagihan === "utama" ? "pay" : "paySupplement";
    const record = { idbilling, harga: { totalbiaya: Number(jumlah) + (pick % 9 === 8 ? 1 : 0) } };
    const body = { ...payment(Object(record)), waktutransaksi: new Date().toISOString() };
    const { status } = await this.#one("bank", row).caller.post("billing/terima", body);
    if (status === 200) this.#count(act);
    return { act, row, status };
  }

  async #bodyOf(action: Stepped, { objectid, jumlahunit, totalbiaya }: Row, pick: number): Promise<object> {
    const units = await this.#prisma.unit_object.findMany({ where: { objectid }, orderBy: { urutan: "asc" } });
    const free = units.filter(({ keadaan }) => keadaan !== "dipakai");
    switch (action) {
      case "checkIn":
      case "earlyCheckIn": {
        const lines = free.slice(0, jumlahunit).map(({ id }, at) => ({ nomorunit: at + 1, unitid: id }));
        return lines.length > 0 && pick % 3 ? { unit: lines } : {};
      }
      case "swapUnit":
        return { nomorunit: 1 + (pick % jumlahunit), unitid: (pick % 4 ? free : units)[0]?.id ?? 1 };
      case "change":
        return { jumlahunit: 1 + (pick % 2) };
      case "reschedule":
        return { waktu: stay(1 + (pick % 3)), totalbiaya: pick % 2 ? 150_000 * jumlahunit : Number(totalbiaya) };
      case "extend":
        return { tambahan: 1 + (pick % 2), setuju: true };
      case "cancel":
        return { alasanpembatalan: words };
      case "returnToCustomer":
      case "reject":
      case "note":
        return { catatan: words };
      case "reinstate":
        return { catatan: words, setuju: true };
      default:
        return {};
    }
  }

  /** Time goes by until shortly before or after a booking begins or ends: all that is booked begins and ends so much earlier. */
  async #pass({ tglmulaipemakaian: start, tglakhirpemakaian: end }: Row, pick: number): Promise<Tried> {
    const moments = [
      start.getTime() - 3 * hour,
      start.getTime() + hour,
      start.getTime() + 12 * hour,
      end.getTime() - hour,
      end.getTime() + 25 * hour,
    ];
    const hours = Math.floor(((moments[pick % moments.length] ?? 0) - Date.now()) / hour);
    if (hours <= 0) return { act: "pass" };
    const earlier = (column: string) => `${column} = ${column} - INTERVAL ${hours} HOUR`;
    const among = `objectid IN (${this.#objects.join(", ")})`;
    const columns = ["tglmulaipemakaian", "tglakhirpemakaian", "bataswaktu", "bataspertama"].map(earlier);
    const { pool } = this.#app.owner;
    await pool.query(`UPDATE booking SET ${columns.join(", ")} WHERE ${among}`);
    await pool.query(
      `UPDATE booking_riwayat SET ${earlier("waktu")} WHERE bookingid IN (SELECT id FROM booking WHERE ${among})`,
    );
    return { act: "pass" };
  }

  /** Every room that waits for it is cleaned. */
  async #clean(): Promise<Tried> {
    const where = { objectid: { in: [...this.#objects] }, keadaan: "dibersihkan" as const };
    await this.#prisma.unit_object.updateMany({ where, data: { keadaan: "siap", versi: { increment: 1 } } });
    return { act: "clean" };
  }
}
