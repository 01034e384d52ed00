import { Stack, Text } from "@mantine/core";
import { mailGroupNames } from "@retribusi/contract/features/mail/mail.endpoints";
import { IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useIsNarrowDesk, WorkDesk } from "../../components/work-desk.tsx";
import { WorkItem, WorkItems, WorkLine, WorkName } from "../../components/work-item.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { Choice } from "./choice.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { type MailChoice, mailsOf, useMailChoice } from "./use-mail-choice.ts";

function MailList({ choice }: { readonly choice: MailChoice }) {
  const { t } = useTranslation("mail");
  const label = useLabel();
  const { group, mail: chosen, set } = choice;
  return (
    <Stack gap="sm">
      <Choice
        fullWidth
        aria-label={t("groups")}
        data={mailGroupNames.map((value) => ({ value, label: t(`group.${value}`) }))}
        value={group}
        onChange={(value) => set("kelompok", value)}
      />
      <Text size="sm" c="dimmed">
        {t(`groupLead.${group}`)}
      </Text>
      <WorkItems label={t(`group.${group}`)}>
        {mailsOf(group).map((mail) => (
          <WorkItem key={mail.name} isCurrent={mail.name === chosen?.name} onChoose={() => set("surel", mail.name)}>
            <WorkName>{label(mail.when)}</WorkName>
            {mail.to ? <WorkLine>{t("to", { whom: label(mail.to) })}</WorkLine> : null}
          </WorkItem>
        ))}
      </WorkItems>
    </Stack>
  );
}

/** Every mail that the system sends: read as it arrives, and sent to oneself as a trial. */
export function MailsPage() {
  const { t } = useTranslation("mail");
  const label = useLabel();
  const choice = useMailChoice();
  const isNarrow = useIsNarrowDesk();
  const { mail, set } = choice;
  const nothing = <EmptyState title={t("nothing")} description={t("nothingText")} icon={<IconMail aria-hidden />} />;
  const panel = mail ? <MailPanel key={mail.name} name={mail.name} choice={choice} /> : null;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <WorkDesk
        title={mail ? label(mail.when) : t("title")}
        close={t("back")}
        isNarrow={isNarrow}
        list={<MailList choice={choice} />}
        panel={isNarrow ? panel : (panel ?? nothing)}
        onClose={() => set("kelompok", choice.group)}
      />
    </>
  );
}
