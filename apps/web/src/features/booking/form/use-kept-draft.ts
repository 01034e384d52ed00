import { useDebouncedCallback, useDocumentVisibility } from "@mantine/hooks";
import type { DetailsDraft } from "@retribusi/contract/features/booking/draft.endpoints";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
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

/** Saves a booking's details while they are typed, one call after the other. */
export function useKeptDraft({ booking, start, values, onSaved, onTake }: Options) {
  const { draf: _, ...first } = start;
  const [saved, setSaved] = useState(first);
  const [known, setKnown] = useState(() => JSON.stringify(draftOf(values)));
  const isOver = useRef(false);
  const content = JSON.stringify(draftOf(values));
  const saving = useMutation({
    mutationFn: (wanted: CompletenessValues) => sendDraft(booking, draftOf(wanted), saved.revisi),
    retry: (_failures, error) => !isOver.current && error instanceof ApiError && error.isWorthRepeating,
    retryDelay: again,
    onSuccess: (answer, wanted) => {
      setSaved(answer);
      setKnown(JSON.stringify(draftOf(wanted)));
      onSaved(wanted);
    },
  });
  const isOther = saving.error instanceof ApiError && saving.error.code === "CONFLICT";
  const saveLater = useDebouncedCallback(
    () => {
      if (!isOver.current && content !== known && !saving.isPending && !isOther) saving.mutate(values);
    },
    { delay: pause, maxWait: longest, flushOnUnmount: true },
  );
  // Once more when a call has ended: meanwhile more may have been typed.
  useEffect(() => saveLater(), [content, saving.isPending, isOther]);
  const visibility = useDocumentVisibility();
  useEffect(() => {
    if (visibility === "hidden") saveLater.flush();
  }, [visibility, saveLater]);
  const choosing = useMutation({
    mutationFn: (_side: "take" | "keep") => askDraft(booking),
    onSuccess: ({ draf, ...now }, side) => {
      saving.reset();
      setSaved(now);
      if (side === "keep" || !draf) return;
      onTake(draf);
      setKnown(JSON.stringify(draftOf({ ...values, ...draf })));
    },
  });
  return {
    /** When it was saved last, UTC. */
    at: saved.disimpan,
    /** Why it isn't saved, while it is tried again. */
    trouble: isOther ? null : (saving.failureReason ?? choosing.error),
    /** Another window has saved it otherwise. */
    isOther,
    choose: choosing.mutate,
    isChoosing: choosing.isPending,
    /** The details are on their way: nothing more is saved. */
    end: () => {
      isOver.current = true;
      saveLater.cancel();
    },
  };
}

export type KeptDraft = ReturnType<typeof useKeptDraft>;
