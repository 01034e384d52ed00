import "altcha/external";
import "altcha/altcha.css";
import { Text } from "@mantine/core";
import "altcha/i18n/id";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";
import ShaWorker from "altcha/workers/sha?worker";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { addressOf } from "../../lib/call-address.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./captcha.module.css";

for (const bits of ["256", "384", "512"]) {
  globalThis.$altcha.algorithms.set(`SHA-${bits}`, () => new ShaWorker());
  globalThis.$altcha.algorithms.set(`PBKDF2/SHA-${bits}`, () => new Pbkdf2Worker());
}

interface Props {
  /** The solved challenge as the API takes it, or null while there is none. */
  readonly onSolved: (payload: string | null) => void;
}

/** A proof of work by our own server: the computer calculates for a second, nobody has to recognise traffic lights. */
export function Captcha({ onSolved }: Props) {
  const { t } = useTranslation("identity");
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  // A form whose values change hands over another function: the widget must not begin anew with it, or it would never come to its end.
  const onAnswer = useEffectEvent(onSolved);
  useEffect(() => {
    const widget = document.createElement("altcha-widget");
    widget.setAttribute("challenge", addressOf("auth/captcha"));
    widget.setAttribute("language", language);
    widget.setAttribute("configuration", JSON.stringify({ hideFooter: true, hideLogo: true }));
    const report = (event: Event) => {
      const detail = event instanceof CustomEvent ? event.detail : null;
      onAnswer(detail?.state === "verified" && typeof detail.payload === "string" ? detail.payload : null);
    };
    widget.addEventListener("statechange", report);
    place.current?.replaceChildren(widget);
    return () => widget.removeEventListener("statechange", report);
  }, [language]);
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {t("captcha")}
      </Text>
      <div ref={place} className={classes.widget} />
    </div>
  );
}
