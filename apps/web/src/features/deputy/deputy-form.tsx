import { Button, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatDays } from "@retribusi/contract/define/dates";
import { appointDeputy, type DeputyBoard, longestNote } from "@retribusi/contract/features/deputy/deputy.endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../components/day-input.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { FieldLabel } from "../../components/field-label.tsx";
import { FormButtons } from "../../components/form-buttons.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { deputiesKey } from "./deputy-query.ts";
import { tellDone } from "./tell-done.ts";

interface Values extends Record<string, unknown> {
  digantikan: string | null;
  pengganti: string | null;
  mulai: string | null;
  sampai: string | null;
  catatan: string;
}

const startValues: Values = { digantikan: null, pengganti: null, mulai: null, sampai: null, catatan: "" };

function useDeputyForm() {
  const { t } = useTranslation("deputy");
  const needed = (what: "away" | "deputy" | "first" | "last") => (chosen: string | null) =>
    chosen === null ? t(`missing.${what}`) : null;
  return useForm<Values>({
    initialValues: startValues,
    validate: {
      digantikan: needed("away"),
      pengganti: needed("deputy"),
      mulai: needed("first"),
      sampai: needed("last"),
    },
  });
}

interface Props {
  readonly board: DeputyBoard;
  readonly group: number;
  readonly onDone: () => void;
}

/** Names who stands in for whom, and when. */
export function DeputyForm({ board, group, onDone }: Props) {
  const { t } = useTranslation("deputy");
  const language = useLanguage();
  const client = useQueryClient();
  const form = useDeputyForm();
  const { submit, summary, isPending, isDirty } = useFormCall({
    form,
    call: ({ digantikan, pengganti, mulai, sampai, catatan }) => {
      const who = { digantikan: Number(digantikan), pengganti: Number(pengganti) };
      const days = { mulai: mulai ?? "", sampai: sampai ?? "" };
      return callEndpoint(appointDeputy, {
        params: { id: group },
        body: { ...who, ...days, catatan: catatan.trim() || null },
      });
    },
    onDone: ({ digantikan, pengganti, mulai, sampai }) => {
      tellDone(t("saved", { name: digantikan, deputy: pengganti, days: formatDays(mulai, sampai, language) }));
      onDone();
      void client.invalidateQueries({ queryKey: deputiesKey });
    },
  });
  const people = board.orang.map(({ userid, fullname }) => ({ value: String(userid), label: fullname }));
  const deputies = people.filter(({ value }) => value !== form.values.digantikan);
  const search = { searchable: true, required: true, nothingFoundMessage: t("nobody") };
  return (
    <SectionCard title={t("formTitle")} lead={t("formLead")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select label={t("away")} data={people} {...search} {...form.getInputProps("digantikan")} />
            <Select label={t("deputy")} data={deputies} {...search} {...form.getInputProps("pengganti")} />
            <DayInput label={t("first")} required minDate={board.hariini} {...form.getInputProps("mulai")} />
            <DayInput
              label={t("last")}
              required
              minDate={form.values.mulai ?? board.hariini}
              {...form.getInputProps("sampai")}
            />
          </SimpleGrid>
          <TextInput
            label={<FieldLabel label={t("note")} />}
            maxLength={longestNote}
            {...form.getInputProps("catatan")}
          />
          <FormButtons dismiss={t("dont")} onClose={onDone}>
            <Button type="submit" loading={isPending}>
              {t("save")}
            </Button>
          </FormButtons>
        </Stack>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </SectionCard>
  );
}
