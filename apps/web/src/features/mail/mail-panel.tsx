import { Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type MailName, type ShownMail, showMail } from "@retribusi/contract/features/mail/mail.endpoints";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../components/definition-list.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useIsNarrowDesk } from "../../components/work-desk.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useLabel } from "../../lib/use-label.ts";
import { Choice } from "./choice.tsx";
import { MailLook } from "./mail-look.tsx";
import { MailTrial } from "./mail-trial.tsx";
import { isOfObject, languagesIn, type MailChoice, mailsOf } from "./use-mail-choice.ts";

interface Props {
  readonly name: MailName;
  readonly choice: MailChoice;
}

const useShownMail = (nama: MailName, { bahasa, jenis }: MailChoice) =>
  useQuery({
    queryKey: ["mail", nama, bahasa, jenis],
    queryFn: ({ signal }) => callEndpoint(showMail, { params: { nama }, query: { bahasa, jenis }, signal }),
  });

function Wishes({ name, choice }: Props) {
  const { t } = useTranslation("mail");
  const label = useLabel();
  const { group, bahasa, jenis, set } = choice;
  return (
    <Group gap="md" align="flex-end">
      <Stack gap={4}>
        <Text size="sm" fw={500} aria-hidden>
          {t("language")}
        </Text>
        <Choice
          aria-label={t("language")}
          data={languagesIn(group).map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={bahasa}
          onChange={(value) => set("bahasa", value)}
        />
      </Stack>
      {isOfObject(group, name) ? (
        <NativeSelect
          label={t("kind")}
          data={bookingKinds.map((value) => ({ value, label: label(bookingKindLabels[value]) }))}
          value={jenis}
          onChange={({ currentTarget }) => set("jenis", currentTarget.value)}
        />
      ) : null}
    </Group>
  );
}

function Files({ files }: { readonly files: ShownMail["lampiran"] }) {
  const { t } = useTranslation("mail");
  if (files.length === 0) return t("noFiles");
  return (
    <Stack gap={2}>
      {files.map(({ nama, disertakan }) => (
        <Text key={nama} size="sm" style={{ overflowWrap: "anywhere" }}>
          {disertakan ? nama : t("leftOut", { name: nama })}
        </Text>
      ))}
    </Stack>
  );
}

/** One mail as it arrives: what it is called, what it says, and the way to one's own mailbox. */
export function MailPanel({ name, choice }: Props) {
  const { t } = useTranslation("mail");
  const label = useLabel();
  const isNarrow = useIsNarrowDesk();
  const query = useShownMail(name, choice);
  const title = mailsOf(choice.group).find((mail) => mail.name === name)?.when;
  return (
    <Stack gap="lg">
      {title && !isNarrow ? (
        <Title order={2} size="h3">
          {label(title)}
        </Title>
      ) : null}
      <Wishes name={name} choice={choice} />
      <QueryState query={query} lines={8} />
      {query.data ? (
        <>
          <DefinitionList
            items={[
              { label: t("subject"), value: query.data.subject },
              { label: t("preheader"), value: query.data.preheader },
              { label: t("files"), value: <Files files={query.data.lampiran} /> },
            ]}
          />
          <MailTrial key={`${choice.bahasa} ${choice.jenis}`} name={name} choice={choice} />
          <MailLook mail={query.data} />
        </>
      ) : null}
    </Stack>
  );
}
