import { Text } from "@mantine/core";
import { isDay } from "@retribusi/contract/define/dates";
import { printArrivals } from "@retribusi/contract/features/payment/arrivals.endpoints";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../components/day-input.tsx";
import { MadeFile } from "../../components/made-file.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useListReader } from "../../records/list/use-list-reader.ts";

/** Who comes and who leaves on a day, on paper; the day stands in the address. */
export function ArrivalsPage() {
  const { t } = useTranslation("receipt");
  const { today } = useListReader();
  const [params, change] = useAddressQuery();
  const asked = params.get("tanggal") ?? "";
  const day = isDay(asked) ? asked : today;
  return (
    <>
      <PageHeader title={t("arrivals.title")} lead={t("arrivals.lead")} />
      <MadeFile
        path={printArrivals.path}
        query={{ tanggal: day }}
        filename={`daftar-kedatangan-${day}.pdf`}
        above={
          <DayInput
            label={t("arrivals.day")}
            value={day}
            onChange={(chosen) => {
              if (chosen) change(() => new URLSearchParams({ tanggal: chosen }), { replace: true });
            }}
            maw="16rem"
          />
        }
      >
        <Text size="sm" c="dimmed">
          {t("indonesian")}
        </Text>
      </MadeFile>
    </>
  );
}
