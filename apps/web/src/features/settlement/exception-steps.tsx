import {
  applyException,
  type ExceptionCase,
  exceptionCalls,
  refundException,
} from "@retribusi/contract/features/settlement/exception.endpoints";
import type { ExceptionAction } from "@retribusi/contract/features/settlement/exception.rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { ApplyForm } from "./apply-form.tsx";
import { AssignForm } from "./assign-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { useStep } from "./use-step.ts";

const actions: readonly ExceptionAction[] = ["apply", "refund", "assign", "note"];

interface FormProps {
  readonly action: ExceptionAction;
  readonly money: ExceptionCase;
  readonly onClose: () => void;
}

/** The form of one step, about the case as it is shown. */
function StepForm({ action, money, onClose }: FormProps) {
  const { t } = useTranslation("settlement");
  const { id, versi } = money;
  const step = useStep("exception", id, onClose);
  const params = { id };
  const done = t(`done.${action}`);
  const frame = { isPending: step.isPending, onClose };
  switch (action) {
    case "assign":
      return (
        <AssignForm
          kind="exception"
          id={id}
          {...frame}
          onSend={(userid) =>
            step.mutate({ done, send: () => callEndpoint(exceptionCalls.assign, { params, body: { versi, userid } }) })
          }
        />
      );
    case "apply":
      return (
        <ApplyForm
          money={money}
          {...frame}
          onSend={(idbilling, catatan) =>
            step.mutate({
              done,
              send: () => callEndpoint(applyException, { params, body: { versi, idbilling, catatan } }),
            })
          }
        />
      );
    case "note":
    case "refund": {
      const send = (catatan: string, berkasid: number | undefined) =>
        action === "note"
          ? callEndpoint(exceptionCalls.note, { params, body: { versi, catatan, ...(berkasid ? { berkasid } : {}) } })
          : callEndpoint(refundException, { params, body: { versi, catatan } });
      return (
        <NoteForm
          label={t(action === "note" ? "form.note" : "form.why")}
          button={t(`buttons.${action}`)}
          isRequired
          takesFile={action === "note"}
          {...frame}
          onSend={(note, berkasid) => step.mutate({ done, send: () => send(note, berkasid) })}
        />
      );
    }
  }
}

/** What can be done with money that fits no bill. */
export function ExceptionSteps({ money }: { readonly money: ExceptionCase }) {
  const { t } = useTranslation("settlement");
  const [asked, setAsked] = useState<ExceptionAction>();
  if (asked) return <StepForm action={asked} money={money} onClose={() => setAsked(undefined)} />;
  return (
    <StepButtons
      actions={actions}
      can={money.can}
      words={(action) => t(`buttons.${action}`)}
      isDangerous={() => false}
      onChoose={setAsked}
    />
  );
}
