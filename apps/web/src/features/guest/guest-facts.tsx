import { formatRupiah } from "@retribusi/contract/define/money";
import type { GuestBooking } from "@retribusi/contract/features/guest/guest.endpoints";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../components/definition-list.tsx";
import { PhoneLink } from "../../components/phone-link.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { BookingAmount } from "../booking/booking-amount.tsx";
import { BookingTime } from "../booking/booking-time.tsx";

/** What is booked, where and when, what it costs and what was paid, and who looks after it. */
export function GuestFacts({ guest: { pesanan, pembayaran } }: { readonly guest: GuestBooking }) {
  const { t } = useTranslation("link");
  const { objek, harga, namapemesan } = pesanan;
  const { pengelolaname, notelppengelola: phone } = objek;
  return (
    <SectionCard title={t("facts")}>
      <DefinitionList
        items={[
          { label: t("customer"), value: namapemesan },
          { label: t("when"), value: <BookingTime booking={pesanan} /> },
          { label: t("quantity"), value: <BookingAmount booking={pesanan} /> },
          { label: t("place"), value: `${objek.lokasialamat}, ${objek.lokasikabkota}` },
          { label: t("price"), value: formatRupiah(harga.totalbiaya) },
          ...pembayaran.map(({ nomorkuitansi, jumlah }) => ({
            label: t("paid"),
            value: t("paidWith", { amount: formatRupiah(jumlah), number: nomorkuitansi }),
          })),
          {
            label: t("manager"),
            value: phone ? (
              <>
                {pengelolaname}, <PhoneLink phone={phone} label={t("phone")} />
              </>
            ) : (
              pengelolaname
            ),
          },
        ]}
      />
    </SectionCard>
  );
}
