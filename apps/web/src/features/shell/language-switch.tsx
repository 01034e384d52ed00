import { FirstPress } from "../../components/first-press.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { LanguageButton } from "./language-button.tsx";

const loadMenu = async () => (await import("./language-menu.tsx")).LanguageMenu;
const LanguageMenu = lazyPart(loadMenu);

export function LanguageSwitch() {
  return (
    <FirstPress
      standIn={(press, isComing) => (
        <LanguageButton
          aria-haspopup="menu"
          aria-expanded={false}
          aria-busy={isComing}
          onClick={press}
          onPointerEnter={() => void loadMenu()}
        />
      )}
    >
      <LanguageMenu />
    </FirstPress>
  );
}
