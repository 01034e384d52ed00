import { Button, Stack, Text, Title } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../../components/error-state.tsx";
import { LateQrCode } from "../../../../components/late-qr-code.tsx";
import type { BookingRecord } from "../../booking-query.ts";
import { useReader } from "../../use-reader.ts";
import { useQris } from "./bill-query.ts";

/** The code that a wallet or the app of any bank pays; the bank makes it when somebody wants it. */
export function QrisCode({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const reader = useReader()(booking);
  const { mutate, data, error, isPending } = useQris(booking);
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={3}>{t("qris.title")}</Title>
      {data ? (
        <>
          <LateQrCode text={data.isi} label={t("qris.label", { total: formatRupiah(booking.harga.totalbiaya) })} />
          <Text>{t(`qris.scan.${reader}`, { total: formatRupiah(booking.harga.totalbiaya) })}</Text>
        </>
      ) : (
        <>
          <Text>{t(`qris.lead.${reader}`)}</Text>
          <Button
            variant="default"
            loading={isPending}
            onClick={() => mutate()}
            leftSection={<IconQrcode size={18} aria-hidden />}
          >
            {t("qris.show")}
          </Button>
        </>
      )}
      {error ? <ErrorState error={error} onRetry={() => mutate()} /> : null}
    </Stack>
  );
}
