import { instant, select, text } from "@retribusi/contract/define/field";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";

/** How the favourites of a person are told to them in a copy of their data. */
export const favouriteWords = {
  title: { en: "Favourites you keep", id: "Favorit yang Anda simpan" },
  fields: {
    namaobject: text({ en: "Name", id: "Nama" }, 330),
    jenisbooking: select(
      { en: "Kind", id: "Jenis" },
      bookingKinds.map((value) => ({ value, label: bookingKindLabels[value] })),
    ),
    lokasikabkota: text({ en: "Place", id: "Tempat" }, 120),
    waktu: instant({ en: "Kept on", id: "Disimpan pada" }),
  },
} as const;
