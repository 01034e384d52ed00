import { List, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { documentKindLabels } from "@retribusi/contract/features/policy/policy.documents";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { FileLink } from "../../components/file-link.tsx";
import { UsualZone } from "../../lib/organisation.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import type { BookingRecord } from "./booking-query.ts";

interface Props extends Pick<BookingRecord, "dokumen" | "dokumendihapus"> {
  readonly label: string;
}

/** Papers of a booking. One that shows who somebody is opens for few; the others are told that it is there and who may open it. */
export function DocumentList({ dokumen, dokumendihapus, label: name }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const language = useLanguage();
  const zone = use(UsualZone);
  if (dokumendihapus && dokumen.length === 0) {
    const time = formatInstant(new Date(dokumendihapus), zone, language);
    return <Text size="sm">{t("details.documentsRemoved", { time })}</Text>;
  }
  return (
    <List size="sm" aria-label={name}>
      {dokumen.map(({ berkasid, jenis, namaasli, path, mime }) => (
        <List.Item key={berkasid}>
          {label(documentKindLabels[jenis])}:{" "}
          {path === null ? namaasli : <FileLink address={path} name={namaasli} mime={mime} />}
        </List.Item>
      ))}
      {dokumen.some(({ path }) => path === null) ? (
        <Text size="sm" c="dimmed" mt={4}>
          {t("details.personalDocuments")}
        </Text>
      ) : null}
    </List>
  );
}
