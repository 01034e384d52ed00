import { Button, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import {
  type ClosableObject,
  closeObject,
  previewClosure,
  type TouchedBooking,
} from "@retribusi/contract/features/closure/closure.endpoints";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { FormButtons } from "../../components/form-buttons.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useNotifyConflict } from "../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { ClosureFields, type ClosureValues, startValues, wantedOf } from "./closure-fields.tsx";
import { readClosuresAnew } from "./closure-query.ts";
import { type Choices, decisionsOf, TouchedBookings } from "./touched-bookings.tsx";

/** What the API found for the values of that moment. */
interface Preview {
  readonly asked: string;
  readonly kali: number;
  readonly touched: readonly TouchedBooking[];
}

const clockForm = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function useClosureForm() {
  const { t } = useTranslation("closure");
  const isClock = (typed: string) => (clockForm.test(typed) ? null : t("clockForm"));
  return useForm<ClosureValues>({
    initialValues: startValues,
    validate: {
      mulai: (day) => (day === null ? t("dayMissing") : null),
      sampai: (day) => (day === null ? t("dayMissing") : null),
      jammulai: isClock,
      jamakhir: isClock,
      hari: (days, { jenis }) => (jenis === "mingguan" && days.length === 0 ? t("weekdayMissing") : null),
      unit: (chosen, { how }) => (how === "named" && chosen.length === 0 ? t("unitMissing") : null),
      alasan: (typed) => (typed.trim() === "" ? t("reasonMissing") : null),
    },
  });
}

interface Props {
  readonly object: ClosableObject;
  readonly onDone: () => void;
}

/** Sends the closure with everything that was decided; who was overtaken by an order sees the bookings anew. */
function useClose({ object, onDone }: Props, seeAgain: () => void) {
  const { t } = useTranslation("closure");
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  const [kunci] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({
      values,
      keputusan,
    }: {
      values: ClosureValues;
      keputusan: NonNullable<ReturnType<typeof decisionsOf>>;
    }) => {
      const { alasan, umum } = values;
      const body = { ...wantedOf(values), kunci, alasan: alasan.trim(), umum, keputusan };
      return callEndpoint(closeObject, { params: { id: object.objectid }, body });
    },
    onSuccess: () => {
      notifications.show({ color: "green", message: t("closed") });
      onDone();
      void readClosuresAnew(client);
    },
    onError: (error) => {
      if (notifyConflict(error, t("overtaken"))) seeAgain();
      else notifyError(error);
    },
  });
}

/** Closes an object in two steps: when and why, then what becomes of the bookings in the way. */
export function CloseForm({ object, onDone }: Props) {
  const { t } = useTranslation("closure");
  const form = useClosureForm();
  const [preview, setPreview] = useState<Preview>();
  const [choices, setChoices] = useState<Choices>({});
  const asked = JSON.stringify(wantedOf(form.values));
  const { submit, summary, isPending, isDirty } = useFormCall({
    form,
    call: (values) => callEndpoint(previewClosure, { params: { id: object.objectid }, body: wantedOf(values) }),
    onDone: ({ kali, tersentuh }) => setPreview({ asked, kali, touched: tersentuh }),
  });
  const closing = useClose({ object, onDone }, submit);
  const seen = preview?.asked === asked ? preview : undefined;
  const keputusan = seen && decisionsOf(seen.touched, choices);
  return (
    <SectionCard title={t("close")} lead={t("closeLead")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <ErrorSummary {...summary} />
          <ClosureFields form={form} object={object} />
          {seen && seen.kali > 1 ? <Text size="sm">{t("times", { count: seen.kali })}</Text> : null}
          {seen ? (
            <TouchedBookings
              touched={seen.touched}
              choices={choices}
              onChoose={(id, choice) => setChoices((before) => ({ ...before, [id]: choice }))}
            />
          ) : null}
          <FormButtons dismiss={t("dontClose")} onClose={onDone}>
            {seen ? (
              <Button
                color="red"
                loading={closing.isPending}
                disabled={!keputusan}
                onClick={() => {
                  if (keputusan && !form.validate().hasErrors) closing.mutate({ values: form.values, keputusan });
                }}
              >
                {t(seen.touched.length > 0 ? "closeNow" : "closeQuiet")}
              </Button>
            ) : (
              <Button type="submit" loading={isPending}>
                {t("check")}
              </Button>
            )}
          </FormButtons>
        </Stack>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </SectionCard>
  );
}
