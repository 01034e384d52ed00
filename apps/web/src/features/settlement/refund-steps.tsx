import {
  approveRefund,
  payRefund,
  type RefundCase,
  recordAccount,
  refundCalls,
  rejectRefund,
  verifyRefund,
} from "@retribusi/contract/features/settlement/refund.endpoints";
import type { RefundAction } from "@retribusi/contract/features/settlement/refund-step.rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { AccountForm } from "./account-form.tsx";
import { AssignForm } from "./assign-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { PayForm } from "./pay-form.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { useStep } from "./use-step.ts";

const actions: readonly RefundAction[] = ["verify", "approve", "pay", "account", "reject", "assign", "note"];

interface FormProps {
  readonly action: RefundAction;
  readonly refund: RefundCase;
  readonly onClose: () => void;
}

type Worded = Extract<RefundAction, "verify" | "approve" | "reject" | "note">;

/** The call of a step that carries words alone. */
function sendWords(action: Worded, { id, versi }: RefundCase, catatan: string, berkasid: number | undefined) {
  const params = { id };
  const optional = { versi, ...(catatan ? { catatan } : {}) };
  switch (action) {
    case "verify":
      return callEndpoint(verifyRefund, { params, body: optional });
    case "approve":
      return callEndpoint(approveRefund, { params, body: optional });
    case "reject":
      return callEndpoint(rejectRefund, { params, body: { versi, catatan } });
    case "note":
      return callEndpoint(refundCalls.note, { params, body: { versi, catatan, ...(berkasid ? { berkasid } : {}) } });
  }
}

/** The form of one step, about the case as it is shown. */
function StepForm({ action, refund, onClose }: FormProps) {
  const { t } = useTranslation("settlement");
  const { id, versi } = refund;
  const step = useStep("refund", id, onClose);
  const params = { id };
  const run = (send: () => Promise<RefundCase>) => step.mutate({ done: t(`done.${action}`), send });
  const frame = { isPending: step.isPending, onClose };
  if (action === "assign") {
    const send = (userid: number) => run(() => callEndpoint(refundCalls.assign, { params, body: { versi, userid } }));
    return <AssignForm kind="refund" id={id} {...frame} onSend={send} />;
  }
  if (action === "pay") {
    return (
      <PayForm
        {...frame}
        onSend={(transfer) => run(() => callEndpoint(payRefund, { params, body: { versi, ...transfer } }))}
      />
    );
  }
  if (action === "account") {
    return (
      <AccountForm
        hint={t("form.paper")}
        button={t("buttons.account")}
        {...frame}
        onSend={(rekening) => run(() => callEndpoint(recordAccount, { params, body: { versi, rekening } }))}
      />
    );
  }
  const isRequired = action === "reject" || action === "note";
  const label = t(action === "reject" ? "form.why" : "form.note");
  return (
    <NoteForm
      label={label}
      button={t(`buttons.${action}`)}
      isRequired={isRequired}
      isDangerous={action === "reject"}
      takesFile={action === "note"}
      {...frame}
      onSend={(note, berkasid) => run(() => sendWords(action, refund, note, berkasid))}
    />
  );
}

/** What can be done with a refund case. */
export function RefundSteps({ refund }: { readonly refund: RefundCase }) {
  const { t } = useTranslation("settlement");
  const [asked, setAsked] = useState<RefundAction>();
  if (asked) return <StepForm action={asked} refund={refund} onClose={() => setAsked(undefined)} />;
  return (
    <StepButtons
      actions={actions}
      can={refund.can}
      words={(action) => t(`buttons.${action}`)}
      isDangerous={(action) => action === "reject"}
      onChoose={setAsked}
    />
  );
}
