import { Badge, Skeleton, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { formatNumber } from "@retribusi/contract/define/number";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconMapPin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Picture } from "../../components/picture.tsx";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import type { CatalogueCard } from "./catalogue-query.ts";
import classes from "./object-card.module.css";

interface Props {
  readonly card: CatalogueCard;
  readonly to: string;
  /** Called when it is opened. */
  readonly onOpen: () => void;
  /** Units that are wanted. */
  readonly units: number;
  /** What the price of the asked days stands for: “2 nights, 1 unit”. */
  readonly stay: string | undefined;
  readonly isFirst: boolean;
  /** What stands on the card beside its link. */
  readonly children?: ReactNode;
}

/** Small capitals would shout, and read badly in Indonesian. */
const badge = { tt: "none", size: "lg", variant: "light" } as const;

interface FreeProps extends Pick<Props, "units"> {
  readonly card: Pick<CatalogueCard, "bebas" | "jumlahobject" | "satuanobject">;
}

/** How many units there are, or are free. */
export function Free({ card: { bebas, jumlahobject, satuanobject }, units }: FreeProps) {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  if (bebas === null)
    return jumlahobject > 1 ? (
      <Badge {...badge} variant="default">
        <span lang="id">{`${formatNumber(jumlahobject, language)} ${satuanobject}`}</span>
      </Badge>
    ) : null;
  if (bebas === 0)
    return (
      <Badge color="red" {...badge}>
        {t("full")}
      </Badge>
    );
  if (bebas < units)
    return (
      <Badge color="kunyit" {...badge}>
        {t("onlyFree", { count: bebas })}
      </Badge>
    );
  return (
    <Badge color="green" {...badge}>
      {jumlahobject === 1 ? t("free") : t("freeOf", { free: bebas, count: jumlahobject })}
    </Badge>
  );
}

interface PriceProps extends Pick<Props, "stay"> {
  readonly card: Pick<CatalogueCard, "tarif" | "satuantarif" | "totalbiaya">;
}

/** The price of the asked days, or else of one unit of time. */
export function Price({ card: { tarif, satuantarif, totalbiaya }, stay }: PriceProps) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const unit = label(tariffUnitLabels[satuantarif]);
  if (totalbiaya === null || !stay) {
    return (
      <p className={classes.price}>
        <strong>{formatRupiah(tarif)}</strong> {t("per", { unit })}
      </p>
    );
  }
  return (
    <p className={classes.price}>
      <strong>{formatRupiah(totalbiaya)}</strong> {stay}
      <span className={classes.tariff}>{`${formatRupiah(tarif)} ${t("per", { unit })}`}</span>
    </p>
  );
}

/** One object of the catalogue. The whole card can be pressed; its name is the link. */
export function ObjectCard({ card, to, onOpen, units, stay, isFirst, children }: Props) {
  const isFull = card.bebas !== null && card.bebas < units;
  return (
    <li className={classes.card} data-full={isFull || undefined} data-object={card.objectid}>
      <div className={classes.frame}>
        <Picture
          path={card.fotoobjectutama}
          sizes="(max-width: 36em) calc(100vw - 2rem), (max-width: 62em) 50vw, 25rem"
          ratio={16 / 10}
          isFirst={isFirst}
        />
      </div>
      <div className={classes.words}>
        <Text size="xs" c="dimmed" lang="id">
          {card.kategoriname}
        </Text>
        <h3 className={classes.name}>
          <Link to={to} onClick={onOpen} className={classes.link}>
            {card.objectname}
            {card.subobjectname ? <span className={classes.part}>{card.subobjectname}</span> : null}
          </Link>
        </h3>
        <p className={classes.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          {card.lokasikabkota}
        </p>
        <div className={classes.bottom}>
          <Price card={card} stay={stay} />
          <Free card={card} units={units} />
        </div>
      </div>
      {children}
    </li>
  );
}

/** The place of a card that is on its way. */
export const ObjectCardSkeleton = () => (
  <li className={classes.card} aria-hidden>
    <div className={classes.frame}>
      <Skeleton height="100%" radius={0} />
    </div>
    <div className={classes.words}>
      <Skeleton height={14} width="35%" />
      <Skeleton height={22} width="80%" mt={10} />
      <Skeleton height={16} width="50%" mt={10} />
      <Skeleton height={22} width="45%" mt={24} />
    </div>
  </li>
);
