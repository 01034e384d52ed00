import {
  actionEndpoint,
  addressesOf,
  bookingCards,
  bookingsToday,
  bookingVersionEndpoint,
  customerOrderEndpoint,
  extensionQuoteEndpoint,
  freeUnitsEndpoint,
  rescheduleQuoteEndpoint,
  viewBookingEndpoint,
  walkInOrderEndpoint,
} from "@retribusi/contract/features/booking/booking.endpoints";
import { type PersonalAction, personalActions } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { findCustomer } from "@retribusi/contract/features/booking/customer.endpoints";
import { readDesk } from "@retribusi/contract/features/booking/desk.endpoints";
import { readDraft, saveDraft } from "@retribusi/contract/features/booking/draft.endpoints";
import { bookingEvent } from "@retribusi/contract/features/booking/event.endpoints";
import { myBookings } from "@retribusi/contract/features/booking/mine.endpoints";
import { readDecisionFacts, readQueue } from "@retribusi/contract/features/booking/queue.endpoints";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type DocumentKind, isPersonal } from "@retribusi/contract/features/policy/policy.documents";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { type Call, handle, handleDownload, type Route } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { signedAddress } from "../files/signature.ts";
import { listCards } from "./cards.query.ts";
import { lookUpCustomer } from "./customer.query.ts";
import { readCustomerToken } from "./customer-token.ts";
import { countQueue, listDecisionFacts } from "./decision.query.ts";
import { readDeskOf } from "./desk.query.ts";
import { getDraft } from "./draft.query.ts";
import { makeEvent } from "./event.ts";
import { listFreeUnits } from "./free-unit.query.ts";
import { listMine } from "./mine.query.ts";
import { type Order, placeOrder } from "./order.ts";
import { inOrderTurn } from "./order-turn.ts";
import { getExtensionQuote, getRescheduleQuote } from "./quote.query.ts";
import { type ReadRecord, readRecord, readVersion, showRecord } from "./record.query.ts";
import { keepDraft } from "./save-draft.ts";
import { listToday } from "./today.query.ts";
import { transition } from "./transition.ts";

type Asked = Pick<Call<z.ZodType, z.ZodType, z.ZodType, CurrentUser>, "deps" | "user" | "request">;

/** The record with addresses at which its reader may open the documents and decisions for a while. */
async function answerWith({ deps, user, request }: Asked, kind: BookingKind, read: ReadRecord): Promise<BookingRecord> {
  const record = await showRecord({ db: deps.db, user, ip: request.ip }, read);
  const opened = <F extends { readonly path: string }>(file: F) => ({ ...file, path: signedAddress(deps, file.path) });
  // A look at somebody else's identity papers leaves a trace that their owner can read.
  const trace = { userid: user.userid, role: user.role, kind, bookingid: record.id };
  const isTraced = (jenis: DocumentKind) => isPersonal(jenis) && record.idpemesan !== user.userid;
  const dokumen = record.dokumen.map((one) =>
    one.path === null ? one : { ...one, path: signedAddress(deps, one.path, isTraced(one.jenis) ? trace : undefined) },
  );
  const usulandiskon = record.usulandiskon.map(({ berkas, ...one }) => ({ ...one, berkas: berkas && opened(berkas) }));
  const unit = record.unit.map((one) => ({
    ...one,
    fotomulai: one.fotomulai.map(opened),
    fotoakhir: one.fotoakhir.map(opened),
  }));
  return { ...record, dokumen, usulandiskon, unit };
}

function actionRoute<A extends PersonalAction>(kind: BookingKind, action: A, address: string): Route {
  return handle(actionEndpoint(kind, action, address), async (call) => {
    const { deps, user, params, body } = call;
    return answerWith(call, kind, await transition(deps.db, user, kind, action, params.id, body));
  });
}

/** Places an order when its turn comes. */
const order = ({ db, env }: Deps, wanted: Order) =>
  inOrderTurn(env, wanted.input.objectid, (isCrowd) => placeOrder(db, wanted, isCrowd));

const orderRoutes = (kind: BookingKind): Route[] => [
  handle(customerOrderEndpoint(kind), async (call) => {
    const { deps, user, body } = call;
    const whom = { by: "customer", userid: user.userid } as const;
    return answerWith(call, kind, await order(deps, { user, kind, input: body, whom }));
  }),
  handle(walkInOrderEndpoint(kind), async (call) => {
    const { deps, user, body } = call;
    const { tandapemesan } = body;
    const customer = tandapemesan ? readCustomerToken(deps, user.userid, tandapemesan) : null;
    const whom = { by: "manager", userid: user.userid, customer } as const;
    return answerWith(call, kind, await order(deps, { user, kind, input: body, whom }));
  }),
];

const routesOf = (kind: BookingKind): Route[] => [
  ...orderRoutes(kind),
  handle(viewBookingEndpoint(kind), async (call) =>
    answerWith(call, kind, await readRecord(call.deps.db.prisma, call.user, kind, call.params.id)),
  ),
  handle(bookingVersionEndpoint(kind), ({ deps, user, params }) => readVersion(deps.db, user, kind, params.id)),
  handle(freeUnitsEndpoint(kind), ({ deps, user, params }) => listFreeUnits(deps.db, user, kind, params.id)),
  handle(rescheduleQuoteEndpoint(kind), ({ deps, user, params, body, request }) =>
    getRescheduleQuote(deps.db, user, { kind, id: params.id, waktu: body.waktu }, request.language),
  ),
  handle(extensionQuoteEndpoint(kind), ({ deps, user, params, query, request }) =>
    getExtensionQuote(deps.db, user, { kind, id: params.id, tambahan: query.tambahan }, request.language),
  ),
  handleDownload(bookingEvent(kind), ({ deps, user, params, request }) =>
    makeEvent(deps, user, { kind, id: params.id, language: request.language }),
  ),
  handle(readDraft(kind), ({ deps, user, params }) => getDraft(deps.db, user, kind, params.id)),
  handle(saveDraft(kind), ({ deps, user, params, body }) => keepDraft(deps.db, user, { kind, id: params.id }, body)),
  ...personalActions.flatMap((action) =>
    addressesOf(kind, action).map((address) => actionRoute(kind, action, address)),
  ),
];

export const bookingRoutes: readonly Route[] = [
  ...bookingKinds.flatMap(routesOf),
  handle(bookingCards, ({ deps, user, query }) => listCards(deps.db, user, query)),
  handle(myBookings, ({ deps, user, query }) => listMine(deps.db, user, query)),
  handle(readDesk, ({ deps, user }) => readDeskOf(deps, user)),
  handle(readQueue, ({ deps, user }) => countQueue(deps.db, user)),
  handle(readDecisionFacts, async ({ deps, user, query }) => ({
    records: await listDecisionFacts(deps.db, user, query.id),
  })),
  handle(findCustomer, async ({ deps, user, body, request }) => ({
    nasabah: await lookUpCustomer(deps, user, request.ip, body.cari),
  })),
  handle(bookingsToday, ({ deps, user }) => listToday(deps, user)),
];
