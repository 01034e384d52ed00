/**
 * Loaded into a program with `--import`: asks it to end when the process that started it is gone. A command that was
 * killed outright cannot end what it started, and an application left behind would keep its port.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 1000).unref();
