import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import {
  type AskedAction,
  asksNote,
  asksUnits,
  type BookingInput,
  noteOf,
  type PersonalAction,
  personalDeclarationOf,
} from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useClosingEscape } from "../../../components/own-escape.ts";
import { SavedFormContext } from "../../../components/saved-form.ts";
import { useKeys } from "../../../components/use-keys.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { BookingChanged } from "../booking-changed.tsx";
import { useShownBooking } from "../use-shown-booking.ts";
import { DiscountAction } from "./discount-action.tsx";
import { ExtensionAction } from "./extension-action.tsx";
import { NoteAction } from "./note-action.tsx";
import { SwapAction } from "./swap-action.tsx";
import { HandOverAction, ReturnAction } from "./units-action.tsx";
import type { useBookingAction } from "./use-booking-action.tsx";
import { presentOf } from "./use-decided-before.ts";
import { useStepWords } from "./use-step-words.ts";

/** Words that were written for steps and not sent: a form that is left doesn't lose them. */
export type Drafts = Readonly<Partial<Record<AskedAction, string>>>;

interface Props {
  readonly action: AskedAction;
  readonly booking: BookingRecord;
  readonly sending: ReturnType<typeof useBookingAction>;
  /** Tells what somebody else has made of the booking, where this step is no longer possible. */
  readonly decidedBefore: (error: Error) => boolean;
  readonly drafts: Drafts;
  readonly onDraft: (note: string) => void;
  readonly onClose: () => void;
}

/** Nobody approves a discount without reading its amount. */
function buttonOf(action: AskedAction, { usulandiskon }: BookingRecord, name: string): string {
  const asked =
    action === "approveDiscount" ? usulandiskon.find(({ keputusan }) => keputusan === "diajukan") : undefined;
  return asked ? `${name}: ${formatRupiah(asked.jumlah)}` : name;
}

const nothing = {};

/** The form of a step that needs more than a yes, about the booking as it was when the form was opened. */
export function ActionForm({ action, booking: present, sending, decidedBefore, onClose, ...drafts }: Props) {
  const form = useForm({ initialValues: nothing });
  const opened = useShownBooking<typeof nothing, PersonalAction>({ form, present, action, toValues: () => nothing });
  const { isPossible } = opened;
  const isSaved = useRef(false);
  const takeOver = (error: Error): boolean =>
    presentOf(error)?.can[action].allowed === false ? decidedBefore(error) : opened.takeOver(error);
  const send = (bodyOf: (shown: BookingRecord) => BookingInput<PersonalAction>) => {
    const run = async () => {
      const record = await opened.send(bodyOf);
      isSaved.current = true;
      return record;
    };
    sending.mutate({ action, run, takeOver });
  };
  const { t: keys } = useTranslation("keys");
  useKeys([{ key: "Escape", words: keys("form") }]);
  const shown = useClosingEscape<HTMLDivElement>(onClose);
  const state = { isPending: sending.isPending, isPossible, onClose };
  const failure = sending.variables?.action === action && sending.error instanceof ApiError ? sending.error : null;
  return (
    <SavedFormContext value={isSaved}>
      <Stack gap="sm" ref={shown}>
        <BookingChanged of={opened} />
        <StepForm action={action} booking={opened.shown} state={state} {...drafts} failure={failure} send={send} />
      </Stack>
    </SavedFormContext>
  );
}

interface StepProps extends Pick<Props, "action" | "booking" | "drafts" | "onDraft"> {
  readonly state: { readonly isPending: boolean; readonly isPossible: boolean; readonly onClose: () => void };
  readonly failure: ApiError | null;
  readonly send: (bodyOf: (shown: BookingRecord) => BookingInput<PersonalAction>) => void;
}

function StepForm({ action, booking, state, drafts, onDraft, failure, send }: StepProps) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const stepWords = useStepWords();
  const { ask, look, label: name } = personalDeclarationOf(action);
  const button = buttonOf(action, booking, label(name));
  if (ask === "discount") {
    const onSend = (proposal: Omit<BookingInput<"discount">, "versi">) => send(({ versi }) => ({ versi, ...proposal }));
    return <DiscountAction max={booking.harga.subtotal} {...state} onSend={onSend} />;
  }
  if (asksUnits(action)) {
    const { takesUnits } = personalDeclarationOf(action);
    const Units = takesUnits ? HandOverAction : ReturnAction;
    return (
      <Units
        booking={booking}
        text={t(`before.${action}`, stepWords(booking))}
        button={button}
        {...state}
        failure={failure}
        onSend={(unit) => send(({ versi }) => ({ versi, ...(unit.length > 0 ? { unit } : {}) }))}
      />
    );
  }
  if (ask === "swap") {
    const onSend = (move: Omit<BookingInput<"swapUnit">, "versi">) => send(({ versi }) => ({ versi, ...move }));
    return <SwapAction booking={booking} button={button} {...state} onSend={onSend} />;
  }
  if (ask === "extension") {
    const onSend = (longer: Omit<BookingInput<"extend">, "versi">) => send(({ versi }) => ({ versi, ...longer }));
    return <ExtensionAction booking={booking} button={button} {...state} onSend={onSend} />;
  }
  if (!asksNote(action)) return null;
  const { isRequired, needsConsent } = noteOf(action);
  return (
    <NoteAction
      label={t(`noteFor.${action}`)}
      button={button}
      isRequired={isRequired}
      isDangerous={look === "danger"}
      draft={drafts[action] ?? ""}
      onDraft={onDraft}
      {...state}
      onSend={(note) =>
        send(({ versi }) => ({ versi, catatan: note || null, ...(needsConsent ? { setuju: true as const } : {}) }))
      }
      {...(needsConsent ? { consent: t("consent") } : {})}
    />
  );
}
