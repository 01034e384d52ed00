import { pages } from "@retribusi/contract/access/pages";
import { addDays, localDate, zoneOf } from "@retribusi/contract/define/dates";
import type { Role } from "@retribusi/contract/define/roles";
import type { IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import type { BookingInput, PersonalAction } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { bookingModel } from "@retribusi/db/generated/models/booking";
import type { Random } from "@retribusi/db/seed/random";
import type { CurrentUser } from "../access/current-user.ts";
import { placeOrder } from "../features/booking/order.ts";
import { sweepDeadlines } from "../features/booking/sweep.ts";
import { transition } from "../features/booking/transition.ts";
import { recordArrival, tellerOf } from "../features/payment/payment.ts";
import { AppError } from "../lib/app-error.ts";
import { currentUser, details } from "./booking-steps.ts";
import type { TestApp } from "./test-app.ts";
import type { Region } from "./world.ts";

type Row = bookingModel;
type Given<A extends PersonalAction> = BookingInput<A> & { readonly versi: number };

/** An object on which people act at random. */
export interface Stage {
  readonly objectid: number;
  readonly kind: BookingKind;
  readonly region: Region;
  readonly zone: string;
  readonly satuan: "malam" | "hari" | "jam" | "kegiatan";
}

async function playerOf(app: TestApp, role: Role, region: Region): Promise<CurrentUser> {
  const user = await currentUser(app, "pengelola", region);
  const held = pages.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);
  const place = role === "nasabah" || role === "superuser" || role === "bank" ? { pemdaid: null, skpdid: null } : {};
  return { ...user, ...place, role, roles: [role], pages: new Set(held) };
}

/** People who order, manage, decide and pay at random; every action is one of the product's own. */
export class RandomPeople {
  readonly #app: TestApp;
  readonly #random: Random;
  readonly #stages: readonly Stage[];
  readonly #people: ReadonlyMap<string, CurrentUser>;
  readonly #berkasid: number;
  /** How often each action was done, and how often one was refused. */
  readonly done = new Map<string, number>();

  private constructor(
    app: TestApp,
    random: Random,
    stages: readonly Stage[],
    people: ReadonlyMap<string, CurrentUser>,
    berkasid: number,
  ) {
    this.#app = app;
    this.#random = random;
    this.#stages = stages;
    this.#people = people;
    this.#berkasid = berkasid;
  }

  static async gather(app: TestApp, random: Random, stages: readonly Stage[]): Promise<RandomPeople> {
    const { home, rival } = app.world;
    const people = new Map<string, CurrentUser>();
    for (let number = 0; number < 12; number += 1)
      people.set(`customer${number}`, await playerOf(app, "nasabah", home));
    people.set("manager", await playerOf(app, "superuser", home));
    people.set("bank", await playerOf(app, "bank", home));
    people.set(`dinas${home.idskpd}`, await playerOf(app, "dinas", home));
    people.set(`dinas${rival.idskpd}`, await playerOf(app, "dinas", rival));
    const file = { path: crypto.randomUUID(), namaasli: "sk.pdf", mime: "application/pdf", ukuran: 1 };
    const pemilik = people.get("manager")?.userid ?? 0;
    const { id } = await app.deps.db.prisma.berkas.create({ data: { ...file, pemilik } });
    return new RandomPeople(app, random, stages, people, id);
  }

  /** Does one thing, or is refused. */
  async act(): Promise<void> {
    const rows = await this.#app.deps.db.prisma.booking.findMany();
    try {
      if (this.#random.chance(0.15)) await this.#order();
      else await this.#actOn(this.#choose(rows));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#count("refused");
    }
  }

  /** Mostly what was begun last and isn't over: people go on with what they do. */
  #choose(rows: readonly Row[]): Row {
    const open = rows.filter(({ statusbooking, jenisbooking }) => statusbooking <= 60 && jenisbooking !== "alat");
    return this.#random.pick(open.length > 0 && this.#random.chance(0.85) ? open.slice(-6) : rows);
  }

  #count(name: string): void {
    this.done.set(name, (this.done.get(name) ?? 0) + 1);
  }

  #person(name: string): CurrentUser {
    const user = this.#people.get(name);
    if (!user) throw new Error(`There is no ${name}`);
    return user;
  }

  /** A time that the object can be ordered for, in its own unit. */
  #timeOf({ satuan, zone }: Stage): { waktu: IntervalChoice; lama: number } {
    const start = addDays(localDate(new Date(), zoneOf(zone)), this.#random.between(1, 60));
    const lama = this.#random.between(1, 4);
    switch (satuan) {
      case "malam":
        return { waktu: { satuan, checkin: start, checkout: addDays(start, lama) }, lama };
      case "hari":
        return { waktu: { satuan, mulai: start, akhir: addDays(start, lama - 1) }, lama };
      case "jam": {
        const hour = this.#random.between(8, 16);
        const time = (value: number) => `${String(value).padStart(2, "0")}:30`;
        return { waktu: { satuan, tanggal: start, jammulai: time(hour), jamakhir: time(hour + lama) }, lama };
      }
      case "kegiatan":
        return { waktu: { satuan, tanggal: start, sesi: this.#random.pick([null, "pagi", "sore"] as const) }, lama: 1 };
    }
  }

  async #order(): Promise<void> {
    const stage = this.#random.pick(this.#stages);
    const { waktu, lama } = this.#timeOf(stage);
    const jumlahunit = this.#random.between(1, 2);
    const user = this.#person(`customer${this.#random.between(0, 11)}`);
    const input: BookingInput<"order"> = {
      kunci: crypto.randomUUID(),
      objectid: stage.objectid,
      waktu,
      jumlahunit,
      kelompoktarif: "umum",
      totalbiaya: 150_000 * lama * jumlahunit,
    };
    const whom = { by: "customer", userid: user.userid } as const;
    await placeOrder(this.#app.deps.db, { user, kind: stage.kind, input, whom });
    this.#count("order");
  }

  async #do<A extends PersonalAction>(row: Row, action: A, who: CurrentUser, input: Given<A>): Promise<void> {
    await transition(this.#app.deps.db, who, row.jenisbooking, action, row.id, input);
    this.#count(action);
  }

  async #actOn(row: Row): Promise<void> {
    if (this.#random.chance(0.05)) return this.#lapse(row);
    if (this.#random.chance(0.05)) return this.#cancel(row);
    if (this.#random.chance(0.1)) return this.#reschedule(row);
    if (this.#random.chance(0.07)) return this.#change(row);
    if (row.statusbooking <= 30 && this.#random.chance(0.15)) return this.#discount(row);
    return this.#goOn(row);
  }

  /** The next step of a booking that goes well, and now and then the end of one that doesn't. */
  async #goOn(row: Row): Promise<void> {
    const manager = this.#person("manager");
    const { versi } = row;
    switch (row.statusbooking) {
      case 10:
        return this.#do(row, "complete", this.#owner(row), { versi, ...details });
      case 20: {
        const agreed = { totalbiaya: Number(row.totalbiaya), setuju: true } as const;
        return this.#do(row, "customerConfirm", this.#owner(row), { versi, ...agreed });
      }
      case 30:
        return this.#decide(row, manager);
      case 50:
        return this.#do(row, this.#random.chance(0.3) ? "noShow" : "checkIn", manager, { versi });
      case 60:
        return this.#do(row, this.#random.chance(0.5) ? "finish" : "earlyDeparture", manager, { versi });
      case 90:
      case 92:
        if (this.#random.chance(0.5)) return this.#pay(row);
        return this.#do(row, "reinstate", this.#agency(row), { versi, setuju: true, catatan: "Uang sudah masuk." });
      default:
        return this.#pay(row);
    }
  }

  async #decide(row: Row, manager: CurrentUser): Promise<void> {
    const { versi } = row;
    if (this.#random.chance(0.1)) return this.#do(row, "reject", manager, { versi, catatan: "Tidak sesuai." });
    if (this.#random.chance(0.1)) return this.#do(row, "returnToCustomer", manager, { versi, catatan: "Lengkapi." });
    return this.#do(row, "confirm", manager, { versi });
  }

  #owner({ idpemesan }: Row): CurrentUser {
    return [...this.#people.values()].find(({ userid }) => userid === idpemesan) ?? this.#person("manager");
  }

  #agency({ idskpd }: Row): CurrentUser {
    return this.#person(`dinas${idskpd}`);
  }

  /** By a bank whose clock is a little ahead; money that fits no bill any more has arrived all the same. */
  async #pay(row: Row): Promise<void> {
    if (row.idbilling === null) return;
    const waktutransaksi = new Date(Date.now() + this.#random.between(0, 120) * 1000).toISOString();
    const money = { jumlah: Number(row.totalbiaya), referensi: crypto.randomUUID() };
    const message = { idbilling: row.idbilling, waktutransaksi, ...money };
    const settled = await recordArrival(this.#app.deps, {
      by: tellerOf(this.#person("bank")),
      ip: "127.0.0.1",
      message,
    });
    this.#count(settled.kind === "paid" ? "pay" : "arrive");
  }

  async #cancel(row: Row): Promise<void> {
    const { versi } = row;
    await this.#do(row, "cancel", this.#person("manager"), {
      versi,
      alasanpembatalan: "Acara ditunda ke tahun depan.",
    });
  }

  async #change(row: Row): Promise<void> {
    const jumlahunit = this.#random.between(1, 3);
    await this.#do(row, "change", this.#person("manager"), { versi: row.versi, jumlahunit });
  }

  async #reschedule(row: Row): Promise<void> {
    const stage = this.#stages.find(({ objectid }) => objectid === row.objectid);
    if (!stage) return;
    const { waktu, lama } = this.#timeOf(stage);
    const totalbiaya = 150_000 * lama * row.jumlahunit - Number(row.diskon);
    await this.#do(row, "reschedule", this.#person("manager"), { versi: row.versi, waktu, totalbiaya });
  }

  async #discount(row: Row): Promise<void> {
    const { versi } = row;
    if (this.#random.chance(0.6)) return this.#do(row, "approveDiscount", this.#agency(row), { versi });
    const jumlah = this.#random.between(1, 150) * 1000;
    const decision = { nomorsk: "SK 1/2026", tglsk: "2026-11-01", berkasid: this.#berkasid };
    await this.#do(row, "discount", this.#person("manager"), { versi, ...decision, jumlah });
  }

  /** Its time runs out, and the system acts. */
  async #lapse({ id }: Row): Promise<void> {
    const { db } = this.#app.deps;
    await db.prisma.booking.updateMany({ where: { id, bataswaktu: { not: null } }, data: { bataswaktu: new Date(0) } });
    if ((await sweepDeadlines(db)) > 0) this.#count("lapse");
  }
}
