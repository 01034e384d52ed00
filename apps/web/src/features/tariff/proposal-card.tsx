import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import {
  approveTariff,
  refuseTariffProposal,
  type TariffRecord,
  withdrawTariff,
} from "@retribusi/contract/features/tariff/tariff.endpoints";
import { decidePage, proposePage } from "@retribusi/contract/features/tariff/tariff.pages";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../components/definition-list.tsx";
import { LegalBasis } from "../../components/legal-basis.tsx";
import { useAskReason } from "../../components/use-ask-reason.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useNotifyConflict } from "../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { useMoment } from "../../lib/use-moment.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { readTariffsAnew } from "./tariff-query.ts";
import { useTariffWords } from "./use-tariff-words.ts";

interface Step {
  readonly send: () => Promise<unknown>;
  /** Told when it is done. */
  readonly done: string;
}

/** Sends a step. Who comes too late is told so, and everything is read anew either way. */
function useStep(name: string, onGone: () => void) {
  const { t } = useTranslation("tariff");
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  return useMutation({
    mutationFn: ({ send }: Step) => send(),
    onSuccess: (_, { done }) => {
      notifications.show({ color: "green", message: done });
      onGone();
    },
    onError: (error) => {
      if (!notifyConflict(error, t("late", { name }))) notifyError(error);
    },
    onSettled: () => readTariffsAnew(client),
  });
}

type ButtonsProps = Pick<Props, "tariff" | "onGone"> & { readonly name: string };

function DecisionButtons({ tariff, name, onGone }: ButtonsProps) {
  const { t } = useTranslation("tariff");
  const words = useTariffWords();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const step = useStep(name, onGone);
  const { id, versi } = tariff;
  const approve = async () => {
    const text = t("approveText", {
      series: words.series(tariff),
      amount: words.amount(tariff),
      period: words.period(tariff),
    });
    if (!(await confirm({ title: t("approveTitle", { name }), text, confirm: t("approve") }))) return;
    const send = () => callEndpoint(approveTariff, { params: { id }, body: { versi } });
    step.mutate({ send, done: t("approved", { name }) });
  };
  const refuse = async () => {
    const catatan = await askReason({
      title: t("refuseTitle", { name }),
      text: t("refuseText"),
      label: t("reason"),
      missing: t("reasonMissing"),
      confirm: t("refuse"),
      isDangerous: true,
    });
    if (catatan === null) return;
    const send = () => callEndpoint(refuseTariffProposal, { params: { id }, body: { versi, catatan } });
    step.mutate({ send, done: t("refused", { name }) });
  };
  return (
    <Group gap="sm">
      <Button leftSection={<IconCheck size={16} aria-hidden />} loading={step.isPending} onClick={() => void approve()}>
        {t("approve")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size={16} aria-hidden />}
        disabled={step.isPending}
        onClick={() => void refuse()}
      >
        {t("refuse")}
      </Button>
    </Group>
  );
}

function WithdrawButton({ tariff, name, onGone }: ButtonsProps) {
  const { t } = useTranslation("tariff");
  const confirm = useConfirm();
  const step = useStep(name, onGone);
  const { id, versi } = tariff;
  const withdraw = async () => {
    const asked = { title: t("withdrawTitle", { name }), text: t("withdrawText"), confirm: t("withdraw") };
    if (!(await confirm({ ...asked, isDangerous: true }))) return;
    const send = () => callEndpoint(withdrawTariff, { params: { id }, body: { versi } });
    step.mutate({ send, done: t("withdrawn", { name }) });
  };
  return (
    <Button variant="default" loading={step.isPending} onClick={() => void withdraw()}>
      {t("withdraw")}
    </Button>
  );
}

interface Props {
  readonly tariff: TariffRecord;
  /** It has left the list. */
  readonly onGone: () => void;
}

/** A proposal beside what is paid now, and what its reader may do about it. */
export function ProposalCard({ tariff, onGone }: Props) {
  const { t } = useTranslation("tariff");
  const words = useTariffWords();
  const moment = useMoment();
  const holds = useHoldsPage();
  const name = words.object(tariff.objek);
  const decides = holds(decidePage);
  const facts = [
    { label: t("forWhom"), value: words.series(tariff) },
    { label: t("compared"), value: words.change(tariff) },
    { label: t("when"), value: words.period(tariff) },
    { label: t("basis"), value: <LegalBasis name={tariff.dasarhukum} address={tariff.tautan} /> },
    ...(tariff.alasan ? [{ label: t("why"), value: tariff.alasan }] : []),
    {
      label: t("proposed"),
      value: tariff.pengusul
        ? t("proposedOn", { name: tariff.pengusul, time: moment(tariff.date_created) })
        : moment(tariff.date_created),
    },
  ];
  return (
    <Card component="li" aria-label={name}>
      <Stack gap="md" align="flex-start">
        <div>
          <Title order={3} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {tariff.objek.skpdname}
          </Text>
        </div>
        <Text size="xl" fw={600}>
          {words.amount(tariff)}
        </Text>
        <DefinitionList items={facts} />
        {tariff.usulansendiri && decides ? <Alert color="gray">{t("own")}</Alert> : null}
        {tariff.usulansendiri && holds(proposePage) ? <WithdrawButton {...{ tariff, name, onGone }} /> : null}
        {decides && !tariff.usulansendiri ? <DecisionButtons {...{ tariff, name, onGone }} /> : null}
      </Stack>
    </Card>
  );
}
