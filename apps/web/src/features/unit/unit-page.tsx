import { Button } from "@mantine/core";
import type { ObjectUnits } from "@retribusi/contract/features/unit/unit.endpoints";
import { unitPage } from "@retribusi/contract/features/unit/unit.pages";
import { unitStateLabels, unitStates } from "@retribusi/contract/features/unit/unit.rules";
import { IconDoor } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import list from "../../components/list.module.css";
import { QueryState } from "../../components/query-state.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { ObjectFrame } from "../catalog/object-frame.tsx";
import { NameForm } from "./name-form.tsx";
import { useUnits } from "./unit-query.ts";
import { UnitRow } from "./unit-row.tsx";

/** How many are in each state: “20 Ready · 3 To be cleaned”. */
function useSummary(): (object: ObjectUnits) => string {
  const label = useLabel();
  return ({ unit }) =>
    unitStates
      .map((state) => [unit.filter(({ keadaan }) => keadaan === state).length, label(unitStateLabels[state])] as const)
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count} ${name}`)
      .join(" · ");
}

function Units({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("unit");
  const summary = useSummary();
  const query = useUnits(objectid);
  const [isNaming, setNaming] = useState(false);
  const object = query.data;
  if (!object) return <QueryState query={query} />;
  if (isNaming) return <NameForm object={object} onDone={() => setNaming(false)} />;
  if (object.unit.length === 0) {
    return (
      <EmptyState
        icon={<IconDoor size={32} stroke={1.5} aria-hidden />}
        title={t("onlyCounted", { count: object.jumlahobject, unit: object.satuanobject })}
        description={t("onlyCountedText")}
      >
        <Button onClick={() => setNaming(true)}>{t("nameThem")}</Button>
      </EmptyState>
    );
  }
  return (
    <SectionCard
      title={t("units", { count: object.unit.length, unit: object.satuanobject })}
      lead={summary(object)}
      actions={
        <Button variant="default" onClick={() => setNaming(true)}>
          {t("changeNames")}
        </Button>
      }
    >
      <ul className={list["plain"]}>
        {object.unit.map((unit) => (
          <UnitRow key={`${unit.id}-${unit.versi}`} objectid={objectid} unit={unit} />
        ))}
      </ul>
    </SectionCard>
  );
}

/** The units of one object: their names, and what each is like now. */
export function UnitPage() {
  const { t } = useTranslation("unit");
  return (
    <ObjectFrame page={unitPage} title={t("title")} lead={t("lead")}>
      {(objectid) => <Units objectid={objectid} />}
    </ObjectFrame>
  );
}
