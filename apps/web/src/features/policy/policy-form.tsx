import { Button, Group, Stack } from "@mantine/core";
import type { ObjectPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { sectionsOf } from "@retribusi/contract/features/policy/policy.rules";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useNamedErrors } from "../../components/use-named-errors.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { ArrivalFields } from "./arrival-fields.tsx";
import { CancellingFields } from "./cancelling-fields.tsx";
import { CopyFrom } from "./copy-from.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { OrderingFields } from "./ordering-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PolicyConflict } from "./policy-conflict.tsx";
import { usePolicyForm } from "./use-policy-form.ts";
import { usePolicyWords } from "./use-policy-words.ts";
import { WeekFields } from "./week-fields.tsx";

interface Props {
  readonly policy: ObjectPolicy;
}

/** On what terms an object is let, by sections; only those that its kind has a use for. */
export function PolicyForm({ policy }: Props) {
  const { t } = useTranslation("policy");
  const words = usePolicyWords();
  const { form, conflict, submit, summary, isPending } = usePolicyForm(policy);
  const isDirty = useLatest(form.isDirty());
  const { arrival, opening } = sectionsOf(policy.satuan);
  return (
    <form onSubmit={submit} noValidate aria-busy={isPending}>
      <LeaveGuard isDirty={isDirty} />
      <Stack gap="lg">
        <ErrorSummary {...summary} errors={useNamedErrors(summary.errors, words.field)} />
        <PolicyConflict conflict={conflict} />
        <CopyFrom form={form} />
        {arrival ? (
          <SectionCard title={t("arrival")} lead={t("arrivalLead")}>
            <ArrivalFields form={form} />
          </SectionCard>
        ) : null}
        {opening ? (
          <SectionCard title={t("opening")} lead={t("openingLead")}>
            <WeekFields form={form} />
          </SectionCard>
        ) : null}
        <SectionCard title={t("ordering")} lead={t("orderingLead")}>
          <OrderingFields form={form} unit={policy.satuantarif} />
        </SectionCard>
        <SectionCard title={t("cancelling")} lead={t("cancellingLead")}>
          <CancellingFields form={form} satuan={policy.satuan} />
        </SectionCard>
        <SectionCard title={t("documents")} lead={t("documentsLead")}>
          <DocumentFields form={form} />
        </SectionCard>
        <SectionCard title={t("place")} lead={t("placeLead")}>
          <PlaceFields form={form} kind={policy.jenisbooking} />
        </SectionCard>
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={!form.isDirty() && !conflict.conflict}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
