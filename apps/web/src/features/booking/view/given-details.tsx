import { Box, Title } from "@mantine/core";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../../components/definition-list.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import type { BookingRecord } from "../booking-query.ts";
import { DocumentList } from "../document-list.tsx";

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
      {booking.dokumen.length > 0 || booking.dokumendihapus ? (
        <Box mt="md">
          <DocumentList
            dokumen={booking.dokumen}
            dokumendihapus={booking.dokumendihapus}
            label={t("details.documents")}
          />
        </Box>
      ) : null}
    </section>
  );
}
