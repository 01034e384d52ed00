import { Anchor } from "@mantine/core";
import { type BookingKind, bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLabel } from "../../lib/use-label.ts";
import { readSearch } from "../catalog/catalogue-address.ts";
import { type Audience, cataloguePath } from "../catalog/catalogue-place.ts";
import { today } from "../catalog/catalogue-query.ts";
import classes from "./object-page.module.css";

/** Back to the catalogue with the days and units that are chosen here. */
export function BackLink({ audience, kind }: { readonly audience: Audience; readonly kind: BookingKind }) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const [params] = useAddressQuery();
  const { mulai, akhir, unit } = readSearch(params, today());
  return (
    <Anchor
      component={Link}
      to={cataloguePath(audience, { jenis: kind, mulai, akhir, unit })}
      className={classes.back ?? ""}
    >
      <IconArrowLeft size={18} aria-hidden />
      {t("backTo", { kind: label(bookingKindLabels[kind]) })}
    </Anchor>
  );
}
