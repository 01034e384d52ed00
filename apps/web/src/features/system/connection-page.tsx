import { EditScreen } from "../../records/form/form-screen.tsx";
import { ViewScreen } from "../../records/view/view-screen.tsx";
import { ConnectionTest } from "./connection-test.tsx";

/** A bank connection with a way to try it out. */
export const ConnectionViewPage = () => (
  <>
    <ViewScreen name="system/view" />
    <ConnectionTest />
  </>
);

export const ConnectionEditPage = () => (
  <>
    <EditScreen name="system/edit" />
    <ConnectionTest />
  </>
);
