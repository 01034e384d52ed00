import { DatesLocale } from "./components/dates-locale.tsx";
import { PageOverlays } from "./features/shell/page-overlays.tsx";
import { screens } from "./screens.ts";

/** Any screen as a dialog or drawer over the page. */
export function Overlays() {
  return (
    <DatesLocale>
      <PageOverlays routes={screens} />
    </DatesLocale>
  );
}
