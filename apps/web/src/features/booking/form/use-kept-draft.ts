import { useDebouncedCallback, useDocumentVisibility } from "@mantine/hooks";
import type { DetailsDraft } from "@retribusi/contract/features/booking/draft.endpoints";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { onLeave } from "../../../lib/session.ts";
import type { BookingRecord } from "../booking-query.ts";
import type { CompletenessValues } from "./completeness-values.ts";
import { askDraft, type SavedDraft, sendDraft } from "./draft-query.ts";

/** Milliseconds after the last key. */
const pause = 1_500;
/** Whoever types on and on is saved nevertheless. */
const longest = 8_000;
/** Before it is tried again. */
const again = 5_000;

/** What is saved of a form: never the identity number. */
const draftOf = ({ noidentitas: _, dokumen, ...typed }: CompletenessValues): DetailsDraft => ({
  ...{ alamatpemesan: typed.alamatpemesan, notelp: typed.notelp, nokontak: typed.nokontak },
  ...{ namapengguna: typed.namapengguna, keperluan: typed.keperluan },
  dokumen: dokumen.map(({ berkasid, jenis }) => ({ berkasid, jenis })),
});

interface Options {
  readonly booking: BookingRecord;
  /** What was saved when the form was opened. */
  readonly start: SavedDraft;
  readonly values: CompletenessValues;
  /** What was typed has arrived. */
  readonly onSaved: (values: CompletenessValues) => void;
  /** The person wants what another window has saved. */
  readonly onTake: (draft: NonNullable<SavedDraft["draf"]>) => void;
}

const contentOf = (values: CompletenessValues): string => JSON.stringify(draftOf(values));
const isConflict = (error: Error | null): boolean => error instanceof ApiError && error.code === "CONFLICT";

/** What the form holds when it is left, for a call that is still under way then. */
function useLeft(values: CompletenessValues) {
  const left = useRef<CompletenessValues>(undefined);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    left.current = undefined;
    return () => {
      left.current = latest.current;
    };
  }, []);
  return left;
}

/** One call after the other, each tried again where that can help; and what need not be sent. */
function useSaving({ booking, start, values, onSaved }: Pick<Options, "booking" | "start" | "values" | "onSaved">) {
  const { draf: _, ...first } = start;
  const [saved, setSaved] = useState(first);
  const [known, setKnown] = useState(() => contentOf(values));
  const [refused, setRefused] = useState<string>();
  const isOver = useRef(false);
  const left = useLeft(values);
  const saving = useMutation({
    mutationFn: async (wanted: CompletenessValues) => {
      // It may have been over while the next try was waited for.
      if (isOver.current) throw new Error("Nothing more is saved");
      return sendDraft(booking, draftOf(wanted), saved.revisi);
    },
    retry: (_failures, error) => !isOver.current && error instanceof ApiError && error.isWorthRepeating,
    retryDelay: again,
    onError: (_error, wanted) => setRefused(contentOf(wanted)),
    onSuccess: (answer, wanted) => {
      setSaved(answer);
      setKnown(contentOf(wanted));
      onSaved(wanted);
      const last = isOver.current ? undefined : left.current;
      // Nobody is there any more to be told that it didn't arrive.
      if (last && contentOf(last) !== contentOf(wanted))
        void sendDraft(booking, draftOf(last), answer.revisi).catch(() => undefined);
    },
  });
  return {
    saving,
    saved,
    isOver,
    /** Saved already, or refused for good. */
    isDone: (content: string) => content === known || content === refused,
    /** Goes on from what another window has saved; `content` is what the form holds of it. */
    goOnFrom: (now: typeof saved, content?: string) => {
      saving.reset();
      setRefused(undefined);
      setSaved(now);
      if (content !== undefined) setKnown(content);
    },
  };
}

/** Saves a booking's details while they are typed, as long as whoever types is signed in. */
export function useKeptDraft({ onTake, ...options }: Options) {
  const { booking, values } = options;
  const { saving, saved, isOver, isDone, goOnFrom } = useSaving(options);
  const content = contentOf(values);
  const isOther = isConflict(saving.error);
  const saveLater = useDebouncedCallback(
    () => {
      if (!isOver.current && !isDone(content) && !saving.isPending && !isOther) saving.mutate(values);
    },
    { delay: pause, maxWait: longest, flushOnUnmount: true },
  );
  const end = useCallback(() => {
    isOver.current = true;
    saveLater.cancel();
  }, [saveLater, isOver]);
  // Once more when a call has ended: meanwhile more may have been typed.
  useEffect(() => saveLater(), [content, saving.isPending, isOther]);
  // What one person has typed isn't sent for the next one.
  useEffect(() => onLeave(end), [end]);
  const visibility = useDocumentVisibility();
  useEffect(() => {
    if (visibility === "hidden") saveLater.flush();
  }, [visibility, saveLater]);
  const choosing = useMutation({
    mutationFn: (_side: "take" | "keep") => askDraft(booking),
    onSuccess: ({ draf, ...now }, side) => {
      const taken = side === "take" ? draf : null;
      if (taken) onTake(taken);
      goOnFrom(now, taken ? contentOf({ ...values, ...taken }) : undefined);
    },
  });
  return {
    /** When it was saved last, UTC. */
    at: saved.disimpan,
    /** Why it isn't saved, while it is tried again or until it is changed. */
    trouble: isOther ? null : saving.failureReason,
    /** Another window has saved it otherwise. */
    isOther,
    choose: choosing.mutate,
    isChoosing: choosing.isPending,
    /** Why what was chosen couldn't be done. */
    choiceTrouble: choosing.error,
    /** The details are on their way: nothing more is saved. */
    end,
  };
}

export type KeptDraft = ReturnType<typeof useKeptDraft>;
