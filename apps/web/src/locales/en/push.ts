export const push = {
  title: "Notifications on your devices",
  lead: "What comes into your inbox is shown on this device as well, also while e-Retribusi is closed: which booking it is about, no amount and no name.",
  line: "You can be told on this device, too.",
  switchOn: "Be told on this device",
  switchedOn: "You are told on this device from now on.",
  removed: "This device is told no more.",
  remove: "Switch off",
  devices: "Devices that are told",
  thisDevice: "This device",
  browserOn: "{{browser}} on {{system}}",
  unknownDevice: "Unknown device",
  since: "Switched on {{at}}",
  lastUsed: "Last used {{at}}",
  blocked:
    "This browser doesn't let e-Retribusi show notifications. Press the sign beside the address of this page, allow notifications, and open this page again.",
  unsupported:
    "This browser can't show notifications. Use a current Chrome, Edge or Firefox; in a private window it isn't possible.",
  "home-screen":
    "On an iPhone or iPad, put e-Retribusi on the home screen first: press “Share”, then “Add to Home Screen”. Open it from there and come back to this page.",
  unreachable: "The notification service of your browser can't be reached at the moment. Please try again later.",
} as const;
