import { useFocusBack } from "../../components/use-focus-back.ts";
import { HelpDrawer } from "./help-drawer.tsx";
import { KeysDialog } from "./keys-dialog.tsx";

export type HelpWindow = "help" | "keys";

export interface HelpWindowsProps {
  readonly shown: HelpWindow | undefined;
  readonly onShow: (which: HelpWindow | undefined) => void;
}

/** What helps over any page, each with the way to the other: the steps of its tasks, and its keys. */
export function HelpWindows({ shown, onShow }: HelpWindowsProps) {
  useFocusBack(shown !== undefined);
  return (
    <>
      <HelpDrawer opened={shown === "help"} onClose={() => onShow(undefined)} onKeys={() => onShow("keys")} />
      <KeysDialog opened={shown === "keys"} onClose={() => onShow(undefined)} onHelp={() => onShow("help")} />
    </>
  );
}
