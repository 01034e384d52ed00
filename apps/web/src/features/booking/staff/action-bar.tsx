import { Alert, Button, Card, Group, Stack, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import {
  type AskedAction,
  type Asking,
  asksQuestion,
  declarationOf,
  isAsked,
  isPage,
  type PersonalAction,
  personalDeclarationOf,
  staffActions,
} from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { IconPrinter } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { KeyCap } from "../../../components/key-cap.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { useFocusAfterStep } from "../../../components/use-focus-after-step.ts";
import { shortcutOf, useKeys } from "../../../components/use-keys.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingLinks } from "../booking-links.ts";
import { AskedMove } from "../move-request.tsx";
import { PrintButton, usePrintLink, useUsePaperLink } from "../print-button.tsx";
import { withPresentBooking } from "../stale-booking.ts";
import { callAction, useSendAction } from "../use-send-action.ts";
import { ActionForm, type Drafts } from "./action-form.tsx";
import { DiscountWaiting } from "./discount-waiting.tsx";
import { type MoreAction, MoreActions } from "./more-actions.tsx";
import { lookOf, proposalOf, stepKeys, stepsOf } from "./step-order.ts";
import { useBookingAction } from "./use-booking-action.tsx";
import { useDecidedBefore } from "./use-decided-before.ts";
import { useOpenStep } from "./use-open-step.ts";
import { useStepWords } from "./use-step-words.ts";

/** The key that a button can be chosen by, where it has one. */
function keyOf(action: PersonalAction) {
  const key = stepKeys[action];
  return key ? { ...shortcutOf(key), rightSection: <KeyCap>{key}</KeyCap> } : {};
}

const looks = {
  main: { variant: "filled" },
  plain: { variant: "default" },
  danger: { variant: "light", color: "red" },
} as const;

/** Reasons that tell the staff something; a wrong state or a missing right goes without saying, and so does a correction that nobody needs. */
const silent = new Set<string>([
  ...["WRONG_STATE", "NO_PERMISSION", "NOT_YOURS", "NO_PROPOSAL", "AGENCY_DECIDES", "NOT_WALK_IN"],
  ...["TOO_EARLY", "LAST_DAY", "NOTHING_TO_UNDO", "UNDO_LATE", "NOTHING_OWED", "BILL_OPEN", "NO_REQUEST"],
]);

function Refusals({ can }: Pick<BookingRecord, "can">) {
  const label = useLabel();
  const refused = staffActions.flatMap((action) => {
    const verdict = can[action];
    if (verdict.allowed || silent.has(verdict.reason)) return [];
    return [{ action, reason: bookingReasons[verdict.reason] }];
  });
  return refused.map(({ action, reason }) => (
    <Text key={action} size="sm" c="dimmed">
      {label(declarationOf(action).label)}: {label(reason)}
    </Text>
  ));
}

/** What an address wants and can't have is told. */
function NotOpened({ isWrong, refused }: Pick<ReturnType<typeof useOpenStep>, "isWrong" | "refused">) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  if (!isWrong && !refused) return null;
  const name = label(declarationOf("swapUnit").label);
  return <Alert color="kunyit">{refused ? `${name}: ${label(bookingReasons[refused])}` : t("wrongStep")}</Alert>;
}

interface Props {
  readonly booking: BookingRecord;
  readonly onDone: (record: BookingRecord) => void;
}

/** Asks, then does what the question showed; a booking that has become another one meanwhile is told, and shown anew to be decided again. */
function useQuestion(
  booking: BookingRecord,
  { mutate }: ReturnType<typeof useBookingAction>,
  takeOver: (error: Error) => boolean,
) {
  const { t: staff } = useTranslation("staff");
  const label = useLabel();
  const stepWords = useStepWords();
  const ask = useConfirm();
  const send = useSendAction();
  return async (action: Asking<"question">) => {
    const proposal = action === "confirm" ? proposalOf(booking) : undefined;
    const warning = proposal && staff("fullPrice", { amount: formatRupiah(proposal.jumlah) });
    const isSure = await ask({
      title: staff(`question.${action}`),
      text: [staff(`before.${action}`, stepWords(booking)), warning].filter(Boolean).join(" "),
      confirm: label(declarationOf(action).label),
      dismiss: staff("back"),
    });
    const run = async (): Promise<BookingRecord> => {
      try {
        return await send(() => callAction(booking, action, { versi: booking.versi }));
      } catch (error) {
        throw await withPresentBooking(booking, error);
      }
    };
    if (isSure) mutate({ action, run, takeOver });
  };
}

interface ButtonsProps extends Pick<Props, "booking"> {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly open: AskedAction | undefined;
  readonly isPending: boolean;
  readonly onChoose: (action: AskedAction) => void;
}

/** Papers that the customer is handed; others are printed seldom. */
const handedOut = new Set(["tagihan", "kuitansi", "bebas"]);

/** Papers that aren't handed over at this step, for the menu. */
function usePapersAside(booking: BookingRecord): MoreAction[] {
  const print = usePrintLink()(booking);
  const usePaper = useUsePaperLink()(booking);
  const offered = [
    { key: "usePaper", paper: usePaper },
    { key: "print", paper: print && !handedOut.has(print.kind) ? print : undefined },
  ];
  return offered.flatMap(({ key, paper }) => {
    const icon = <IconPrinter size={16} aria-hidden />;
    return paper ? [{ key, label: paper.label, does: paper.to, icon, isDangerous: false }] : [];
  });
}

/** Those that lead on, and the others behind “More”. */
function Buttons({ bar, booking, open, isPending, onChoose }: ButtonsProps) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const links = useBookingLinks();
  const print = usePrintLink()(booking);
  const papers = usePapersAside(booking);
  const { jenisbooking, id } = booking;
  const offered = stepsOf(booking).flatMap((action) => {
    const does = isPage(action) ? links.to(jenisbooking, action, id) : isAsked(action) && (() => onChoose(action));
    return does ? [{ action, does, ...personalDeclarationOf(action) }] : [];
  });
  const aside: MoreAction[] = offered
    .filter(({ aside }) => aside)
    .map(({ action, does, label: words, look }) => {
      return { key: action, label: label(words), does, isDangerous: look === "danger" };
    });
  return (
    <Group gap="xs" role="group" ref={bar} tabIndex={-1} aria-label={t("actions")}>
      {offered.map(({ action, does, aside: isAside, label: words }) => {
        if (isAside) return null;
        const shown = { ...looks[lookOf(action, booking)], ...keyOf(action), children: label(words) };
        if (typeof does === "string") return <Button key={action} component={Link} to={does} {...shown} />;
        const isQuestion = isAsked(action) && asksQuestion(action);
        const state = isQuestion ? { loading: isPending } : { "aria-expanded": open === action };
        return <Button key={action} {...shown} {...state} onClick={does} />;
      })}
      {print && handedOut.has(print.kind) ? <PrintButton booking={booking} /> : null}
      <MoreActions actions={[...aside, ...papers]} />
    </Group>
  );
}

/** What may happen to the booking now, as the server says it; the web decides nothing. */
export function ActionBar({ booking, onDone }: Props) {
  const label = useLabel();
  const { open, setOpen, close, ...unopened } = useOpenStep(booking);
  const [steps, setSteps] = useState(0);
  const [drafts, setDrafts] = useState<Drafts>({});
  const sending = useBookingAction((record) => {
    setDrafts({});
    setSteps((before) => before + 1);
    if (!close()) onDone(record);
  });
  const bar = useFocusAfterStep<HTMLDivElement>(steps);
  /** Leads back to the button that opened the form, or to the menu that has it. */
  const leave = () => {
    const buttonOf = (which: string) => bar.current?.querySelector<HTMLElement>(`button${which}`);
    (buttonOf('[aria-expanded="true"]') ?? buttonOf(":last-child"))?.focus();
    close();
  };
  const decidedBefore = useDecidedBefore(onDone);
  const decide = useQuestion(booking, sending, decidedBefore);
  const choose = (action: AskedAction) => {
    if (asksQuestion(action)) void decide(action);
    else setOpen(action);
  };
  // A letter that opened another form would throw away what is typed in this one.
  const offered = open ? [] : staffActions;
  useKeys(
    offered.filter(isAsked).flatMap((action) => {
      const key = stepKeys[action];
      if (!key || !booking.can[action].allowed) return [];
      const run = () => (sending.isPending ? undefined : choose(action));
      return [{ key, words: label(declarationOf(action).label), run }];
    }),
  );
  return (
    <Stack gap="sm">
      <DiscountWaiting booking={booking} />
      <AskedMove booking={booking} />
      <NotOpened {...unopened} />
      <Buttons bar={bar} booking={booking} open={open} isPending={sending.isPending} onChoose={choose} />
      {open ? (
        <Card withBorder padding="md">
          <ActionForm
            key={open}
            action={open}
            booking={booking}
            sending={sending}
            decidedBefore={decidedBefore}
            drafts={drafts}
            onDraft={(note) => setDrafts((before) => ({ ...before, [open]: note }))}
            onClose={leave}
          />
        </Card>
      ) : null}
      <Refusals can={booking.can} />
    </Stack>
  );
}
