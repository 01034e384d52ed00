import { Anchor, Text } from "@mantine/core";
import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import { printUsePaper } from "@retribusi/contract/features/payment/receipt.endpoints";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MadeFile } from "../../components/made-file.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useBookingAddress } from "../booking/booking-kind-of.ts";

/** The paper with which the use of a booking begins: card, permit or minute. */
export function UsePaperPage() {
  const { t } = useTranslation("receipt");
  const label = useLabel();
  const { kind, id } = useBookingAddress();
  const { page, title } = usePapers[kind];
  return (
    <>
      <PageHeader title={t("usePaper.title", { paper: label(title), id })} lead={t(`usePaper.${kind}`)} />
      <MadeFile path={printUsePaper(kind).path.replace(":id", String(id))} filename={`${page}-${id}.pdf`}>
        <Text size="sm" c="dimmed">
          {t("indonesian")}
        </Text>
        <Anchor component={Link} to={paths.booking(kind, id)}>
          {t("toBooking")}
        </Anchor>
      </MadeFile>
    </>
  );
}
