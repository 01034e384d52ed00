import { List, Title } from "@mantine/core";
import { documentKindLabels } from "@retribusi/contract/features/booking/booking.documents";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../../components/definition-list.tsx";
import { FileLink } from "../../../components/file-link.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import type { BookingRecord } from "../booking-query.ts";

const shown = [
  "namapemesan",
  "namapengguna",
  "noidentitas",
  "notelp",
  "nokontak",
  "emailpemesan",
  "alamatpemesan",
  "keperluan",
  "catatan",
] as const;

/** Who comes and what for, as it was filled in. */
export function GivenDetails({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const given = shown.filter((name) => booking[name]);
  return (
    <section aria-labelledby="details">
      <Title order={2} id="details" mb="xs">
        {t("details.title")}
      </Title>
      <DefinitionList
        items={given.map((name) => ({ label: label(bookingFields[name].label), value: booking[name] }))}
      />
      {booking.dokumen.length > 0 ? (
        <List mt="md" aria-label={t("details.documents")}>
          {booking.dokumen.map(({ berkasid, jenis, namaasli, path, mime }) => (
            <List.Item key={berkasid}>
              {label(documentKindLabels[jenis])}: <FileLink address={path} name={namaasli} mime={mime} />
            </List.Item>
          ))}
        </List>
      ) : null}
    </section>
  );
}
