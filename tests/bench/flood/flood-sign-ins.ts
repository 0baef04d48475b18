import { parentPort, workerData } from "node:worker_threads";
import { type ApiRequest, sendRequest } from "../../system/send-request.ts";

// A thread of its own: what the flood costs its sender is missing from the times of others.
const requests: ApiRequest[] = workerData;
parentPort?.on("message", () => {
  void Promise.all(requests.map(sendRequest)).then((answers) =>
    parentPort?.postMessage(answers.map(({ status }) => status)),
  );
});
