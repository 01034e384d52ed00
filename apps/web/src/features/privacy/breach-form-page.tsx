import { closingProblems, newBreach } from "@retribusi/contract/features/privacy/breach.rules";
import { useState } from "react";
import { serverNow } from "../../lib/server-clock.ts";
import { AddScreen, EditScreen } from "../../records/form/form-screen.tsx";

const needs = { problems: closingProblems };

/** A new breach: discovered now and being handled, unless somebody says otherwise. */
export function BreachAddPage() {
  const [start] = useState(() => newBreach(serverNow()));
  return <AddScreen name="log_pelanggaran/add" needs={needs} start={start} />;
}

export function BreachEditPage() {
  return <EditScreen name="log_pelanggaran/edit" needs={needs} />;
}
