import { Anchor, Group, List, Text, Title } from "@mantine/core";
import { textIn } from "@retribusi/contract/define/text-in";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { mapAddress } from "@retribusi/contract/features/catalog/catalog.map";
import { IconBuildingCommunity, IconClock, IconMapPin, IconStack2 } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PhoneLink } from "../../components/phone-link.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import type { CatalogueObject } from "./catalogue-query.ts";
import { objectPlace } from "./object-facts.ts";
import classes from "./object-words.module.css";
import { rulesOf } from "./rules-of.ts";

/** Of nights and months, which most objects are let by, there are none. */
const WeekTimes = lazyPart(async () => (await import("./week-times.tsx")).WeekTimes);

interface Props {
  readonly object: CatalogueObject;
}

/** Where it is, under the name. */
export function ObjectLead({ object }: Props) {
  const { t } = useTranslation("catalog");
  const place = objectPlace(object);
  return (
    <Group component="span" gap="xs">
      <span className={classes.place}>
        <IconMapPin size={18} stroke={1.75} aria-hidden />
        {place}
      </span>
      <Anchor href={mapAddress(object, place)} target="_blank" rel="noopener noreferrer">
        {t("map")}
      </Anchor>
      <span className={classes.category} lang="id">
        {object.kategoriname}
      </span>
    </Group>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ icon, label, children }: FactProps) => (
  <div className={classes.fact}>
    <dt>
      <span className={classes.icon}>{icon}</span>
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Nights have check-in and check-out, the rest has opening hours; each in the object's own zone. */
function Times({ object }: Props) {
  const { t } = useTranslation("catalog");
  const { namazona: zone } = object;
  const isBy = (unit: TariffUnit) => object.satuan.includes(unit);
  if (isBy("malam")) {
    return t("nightTimes", { from: object.jamcheckin, until: object.batascheckin, out: object.jamcheckout, zone });
  }
  if (isBy("bulan")) return t("monthTimes");
  return (
    <Suspense>
      <WeekTimes week={object.jampekan} zone={zone} />
    </Suspense>
  );
}

export function ObjectFacts({ object }: Props) {
  const { t } = useTranslation("catalog");
  const icon = { size: 22, stroke: 1.6, "aria-hidden": true } as const;
  return (
    <dl className={classes.facts}>
      <Fact icon={<IconStack2 {...icon} />} label={t("howMany")}>
        {object.jumlahobject} <span lang="id">{object.satuanobject}</span>
        {object.kapasitas === null ? null : (
          <span className={classes.agency}>{t("forPeople", { count: object.kapasitas })}</span>
        )}
      </Fact>
      <Fact icon={<IconClock {...icon} />} label={t("times")}>
        <Times object={object} />
      </Fact>
      <Fact icon={<IconBuildingCommunity {...icon} />} label={t("manager")}>
        {object.pengelolaname}
        <span className={classes.agency}>{`${object.skpdname}, ${object.pemdaname}`}</span>
        {object.notelppengelola ? <PhoneLink phone={object.notelppengelola} label={t("phone")} /> : null}
      </Fact>
    </dl>
  );
}

/** The manager's own words, in the reader's language where they are written in it. */
export function Description({ object: { deskripsi, deskripsien } }: Props) {
  const { t } = useTranslation("catalog");
  const story = textIn(useLanguage(), { id: deskripsi, en: deskripsien });
  if (!story) return null;
  return (
    <section aria-labelledby="about">
      <Title order={2} id="about" mb="xs">
        {t("about")}
      </Title>
      <div className={classes.story} lang={story.language}>
        <RichText html={story.text} />
      </div>
    </section>
  );
}

export function HouseRules({ object }: Props) {
  const { t } = useTranslation("catalog");
  const { rules, language } = rulesOf(useLanguage(), object);
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <Title order={2} id="rules" mb="xs">
        {t("rules")}
      </Title>
      {rules.length === 1 ? (
        <Text lang={language}>{rules[0]}</Text>
      ) : (
        <List lang={language} spacing={6}>
          {rules.map((rule) => (
            <List.Item key={rule}>{rule}</List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
