import { addDays, addMonths, type LocalDate } from "@retribusi/contract/define/dates";
import type { Alternatives, alternatives } from "@retribusi/contract/features/booking/alternatives.endpoints";
import { freeOver } from "@retribusi/contract/features/booking/booking.availability";
import { firstDayOf, type Interval, type IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import type { Database } from "@retribusi/db/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import { actorOf, isManagerOf } from "./actor.ts";
import { capacityOf, type Taken, takenDuring, type Window } from "./availability.ts";
import { getBooking } from "./booking.query.ts";
import { requireMoved } from "./calendar.query.ts";
import { getOffered } from "./catalogue-object.query.ts";
import { holidaysFor, type ObjectRow } from "./object.query.ts";
import { type CardRow, cardParts, presentCard, windowOf } from "./offer.ts";
import { type OtherTime, otherTimes, timesNear, windowOver } from "./other-times.ts";
import { movedWish } from "./plan-move.ts";
import { isRefused, type Planning, tryPlan, type Wish } from "./pricing.ts";
import { type Found, findSimilar } from "./search.ts";

const most = 3;
const cards = treeOf("mst_objectretribusi", cardParts);

interface Scene {
  readonly object: ObjectRow;
  readonly wish: Wish;
  readonly now: Date;
  readonly planning: Planning;
  readonly taken: (objectid: number) => Taken;
}

const overlap = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** What overlaps a nearer time only shifts it a little and helps nobody. */
function nearest({ object, wish, now, planning, taken }: Scene): Alternatives["terdekat"] {
  const free = freeOver(capacityOf(object, taken(object.objectid)));
  const chosen: OtherTime[] = [];
  for (const time of otherTimes(object, wish, now, planning, free)) {
    if (chosen.some(({ interval }) => overlap(interval, time.interval))) continue;
    chosen.push(time);
    if (chosen.length === most) break;
  }
  return chosen
    .sort((one, other) => one.interval.start.getTime() - other.interval.start.getTime())
    .map(({ waktu, totalbiaya }) => ({ waktu, totalbiaya }));
}

/** Free units and price of as much of a wish as an object has at all. */
function offerOf({ wish, now, planning, taken }: Scene, object: CardRow | ObjectRow) {
  const jumlahunit = Math.min(wish.jumlahunit, object.jumlahobject);
  const plan = tryPlan(object, { ...wish, jumlahunit }, now, planning);
  if (isRefused(plan)) return undefined;
  const bebas = freeOver(capacityOf(object, taken(object.objectid)))(plan.interval);
  return { bebas, totalbiaya: plan.price.totalbiaya };
}

function fewerUnits(scene: Scene): number | null {
  const free = offerOf(scene, scene.object)?.bebas ?? 0;
  return free > 0 && free < scene.wish.jumlahunit ? free : null;
}

/** In the order in which they were found. */
function similar(scene: Scene, found: readonly Found[], places: readonly CardRow[]): Alternatives["serupa"] {
  const byId = new Map(places.map((place) => [place.objectid, place]));
  return found
    .flatMap(({ objectid }) => {
      const place = byId.get(objectid);
      const offer = place && offerOf(scene, place);
      return place && offer && offer.bebas >= scene.wish.jumlahunit ? [presentCard(place, scene.now, offer)] : [];
    })
    .slice(0, most);
}

/** The last day that a search for the same time would name. */
function lastDayOf(choice: IntervalChoice): LocalDate | undefined {
  switch (choice.satuan) {
    case "malam":
      return choice.checkout;
    case "hari":
      return choice.akhir;
    case "bulan":
      return addDays(addMonths(choice.mulai, choice.bulan), -1);
    case "jam":
    case "kegiatan":
      return undefined;
  }
}

type Body = z.output<typeof alternatives.body>;

/** What is wanted and who asks: of a booking that is to be moved its own units and payer. Throws NOT_FOUND. */
async function readWish(db: Database, user: CurrentUser | undefined, object: ObjectRow, body: Body) {
  const { bookingid, ...wish } = body;
  if (bookingid === undefined || !user) {
    if (bookingid !== undefined) throw new AppError("NOT_FOUND");
    return { wish, planning: { isCounter: user !== undefined && isManagerOf(user, object.pengelolaid) } };
  }
  await requireMoved(db, user, object.tbl_kategoriobject.jenisbooking, bookingid);
  const { booking } = await getBooking(db.prisma, bookingid);
  if (booking.objectid !== object.objectid) throw new AppError("NOT_FOUND");
  return movedWish(booking, actorOf(user, booking), wish.waktu);
}

/**
 * What can be had instead of what is taken: the nearest free times, fewer units, similar places. By as many statements however many there are.
 * Throws NOT_FOUND for an object that isn't offered, and for a booking out of scope.
 */
export async function getAlternatives(
  db: Database,
  user: CurrentUser | undefined,
  objectid: number,
  body: Body,
): Promise<Alternatives> {
  const { prisma } = db;
  const { object, now } = await getOffered(db, user, objectid);
  const { wish, planning } = await readWish(db, user, object, body);
  const { waktu } = wish;
  const isMoved = body.bookingid !== undefined;
  // A booking stays where it is.
  const found = isMoved ? [] : await findSimilar(prisma, object, wish, planning.isCounter ? user : undefined);
  const around = windowOver(object, [waktu, ...timesNear(object, waktu)]);
  const windows: Window[] = [{ objects: [object], during: around }];
  const elsewhere = windowOf(waktu.satuan, found, firstDayOf(waktu), lastDayOf(waktu));
  const ids = found.map((place) => place.objectid);
  const { places, taken } = await ask(sqlOf(prisma), {
    places: cards.where(`t.objectid IN (${["0", ...ids.map(() => "?")].join(", ")})`, ids),
    taken: takenDuring([...windows, { objects: found, during: elsewhere }], {
      now,
      except: { booking: body.bookingid },
    }),
  });
  const holidays = await holidaysFor(prisma, [object, ...places], addDays(dayOf(around.start), -1), dayOf(around.end));
  const scene: Scene = { object, wish, now, taken, planning: { ...planning, holidays } };
  return {
    terdekat: nearest(scene),
    unit: isMoved ? null : fewerUnits(scene),
    serupa: similar(scene, found, places),
  };
}
