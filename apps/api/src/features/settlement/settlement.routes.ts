import {
  applyException,
  exceptionCalls,
  listExceptions,
  listFittingBills,
  refundException,
  viewException,
} from "@retribusi/contract/features/settlement/exception.endpoints";
import {
  approveRefund,
  giveAccount,
  listRefunds,
  payRefund,
  proposeRefund,
  recordAccount,
  refundCalls,
  rejectRefund,
  showAccount,
  verifyRefund,
  viewRefund,
} from "@retribusi/contract/features/settlement/refund.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { handle, type RequestFacts, type Route } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Stepping } from "./case-step.ts";
import {
  countExceptions,
  type ExceptionRow,
  getException,
  listExceptionLines,
  presentException,
} from "./exception.query.ts";
import { assignException, listExceptionColleagues, noteOnException } from "./exception.ts";
import { applyToBill, listFitting, refundMoney } from "./exception-end.ts";
import { countRefunds, getRefund, listRefundLines, presentRefund, type RefundRow } from "./refund.query.ts";
import { approve, assignRefund, listRefundColleagues, noteOnRefund, pay, reject, verify } from "./refund.ts";
import { giveOwnAccount, recordAccountOf, showAccountOf } from "./refund-account.ts";
import { proposeFor } from "./refund-opening.ts";

interface Called {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
}

const stepOf = ({ user, request, body }: Called & { readonly body: { readonly versi: number } }): Stepping => ({
  user,
  ip: request.ip,
  versi: body.versi,
});

const shownException = async ({ deps, user }: Called, row: Promise<ExceptionRow>) =>
  presentException(deps, user, await row);
const shownRefund = async ({ deps, user }: Called, row: Promise<RefundRow>) => presentRefund(deps, user, await row);

const remarkOf = ({ catatan, berkasid }: { readonly catatan: string; readonly berkasid?: number | undefined }) => ({
  catatan,
  berkasid,
});

const exceptionRoutes: readonly Route[] = [
  handle(exceptionCalls.count, ({ deps, user }) => countExceptions(deps, user)),
  handle(listExceptions, ({ deps, user, query }) => listExceptionLines(deps, user, query)),
  handle(viewException, (call) => shownException(call, getException(call.deps.db.prisma, call.user, call.params.id))),
  handle(exceptionCalls.colleagues, ({ deps, user, params }) => listExceptionColleagues(deps, user, params.id)),
  handle(listFittingBills, ({ deps, user, params }) => listFitting(deps, user, params.id)),
  handle(exceptionCalls.assign, (call) =>
    shownException(call, assignException(call.deps, stepOf(call), call.params.id, call.body.userid)),
  ),
  handle(exceptionCalls.note, (call) =>
    shownException(call, noteOnException(call.deps, stepOf(call), call.params.id, remarkOf(call.body))),
  ),
  handle(applyException, (call) =>
    shownException(call, applyToBill(call.deps, stepOf(call), call.params.id, call.body)),
  ),
  handle(refundException, (call) =>
    shownException(call, refundMoney(call.deps, stepOf(call), call.params.id, call.body.catatan)),
  ),
];

const refundRoutes: readonly Route[] = [
  handle(refundCalls.count, ({ deps, user }) => countRefunds(deps, user)),
  handle(listRefunds, ({ deps, user, query }) => listRefundLines(deps, user, query)),
  handle(viewRefund, (call) => shownRefund(call, getRefund(call.deps.db.prisma, call.user, call.params.id))),
  handle(refundCalls.colleagues, ({ deps, user, params }) => listRefundColleagues(deps, user, params.id)),
  handle(refundCalls.assign, (call) =>
    shownRefund(call, assignRefund(call.deps, stepOf(call), call.params.id, call.body.userid)),
  ),
  handle(refundCalls.note, (call) =>
    shownRefund(call, noteOnRefund(call.deps, stepOf(call), call.params.id, remarkOf(call.body))),
  ),
  handle(proposeRefund, (call) =>
    shownRefund(call, proposeFor(call.deps, { user: call.user, ip: call.request.ip }, call.body)),
  ),
  handle(verifyRefund, (call) => shownRefund(call, verify(call.deps, stepOf(call), call.params.id, call.body.catatan))),
  handle(approveRefund, (call) =>
    shownRefund(call, approve(call.deps, stepOf(call), call.params.id, call.body.catatan)),
  ),
  handle(rejectRefund, (call) => shownRefund(call, reject(call.deps, stepOf(call), call.params.id, call.body.catatan))),
  handle(payRefund, (call) => shownRefund(call, pay(call.deps, stepOf(call), call.params.id, call.body))),
  handle(recordAccount, (call) =>
    shownRefund(call, recordAccountOf(call.deps, stepOf(call), call.params.id, call.body.rekening)),
  ),
  handle(showAccount, (call) => showAccountOf(call.deps, { user: call.user, ip: call.request.ip }, call.params.id)),
  handle(giveAccount, (call) => giveOwnAccount(call.deps, stepOf(call), call.params.id, call.body.rekening)),
];

export const settlementRoutes: readonly Route[] = [...exceptionRoutes, ...refundRoutes];
