/** Says after a moment that something is awaited, and looks at a page again while its payment is under way. */
const status = document.querySelector("#wait");
const pauseMs = 600;

for (const form of document.forms) {
  form.addEventListener("submit", () => setTimeout(() => say(form.dataset.wait ?? ""), 300));
}
addEventListener("pageshow", () => say(""));

/** What is only heard stands on the page already. */
function say(text, onlyHeard = false) {
  status.textContent = text;
  status.classList.toggle("heard", onlyHeard);
}

async function look() {
  const main = document.querySelector("main");
  if (!main?.hasAttribute("data-running")) return;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  const answer = await fetch(location.href).catch(() => null);
  if (answer?.ok) {
    const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
    main.replaceWith(next);
    if (!next.hasAttribute("data-running")) say(next.querySelector("[data-outcome]")?.textContent?.trim() ?? "", true);
  }
  await look();
}

await look();
