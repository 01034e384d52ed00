import { Button } from "@mantine/core";
import { closurePage } from "@retribusi/contract/features/closure/closure.pages";
import { IconCalendarPause } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../components/query-state.tsx";
import { ObjectFrame } from "../catalog/object-frame.tsx";
import { CloseForm } from "./close-form.tsx";
import { ClosureList } from "./closure-list.tsx";
import { useClosedObject } from "./closure-query.ts";

/** The way to close one object: a button until it is pressed. */
function CloseObject({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("closure");
  const query = useClosedObject(objectid);
  const [isClosing, setClosing] = useState(false);
  if (!query.data) return <QueryState query={query} />;
  if (isClosing) return <CloseForm object={query.data} onDone={() => setClosing(false)} />;
  return (
    <div>
      <Button leftSection={<IconCalendarPause size={18} aria-hidden />} onClick={() => setClosing(true)}>
        {t("closeThis")}
      </Button>
    </div>
  );
}

/** When objects can't be used and why; with an object the way to close it. */
export function ClosurePage() {
  const { t } = useTranslation("closure");
  return (
    <ObjectFrame page={closurePage} title={t("title")} lead={t("lead")} overview={<ClosureList objectid={undefined} />}>
      {(objectid) => (
        <>
          <CloseObject objectid={objectid} />
          <ClosureList objectid={objectid} />
        </>
      )}
    </ObjectFrame>
  );
}
