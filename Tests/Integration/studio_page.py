"""A running studio, its page in a browser, and requests that come from elsewhere."""

import http.client
import socket
import subprocess
from urllib.parse import urlsplit

import harness

command = harness.command()
# A move of the pointer on every frame; the greatest wait for a frame, and how long a verdict takes.
DRAG = """async () => {
  const canvas = document.getElementById('plane'), box = canvas.getBoundingClientRect(), frames = [], verdicts = [];
  const real = window.fetch;
  window.fetch = async (...words) => { const from = performance.now(), reply = await real(...words);
    if (words[0] === 'judge') { const body = await reply.clone().arrayBuffer(); verdicts.push(performance.now() - from); }
    return reply; };
  const at = (type, i) => canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, bubbles: true,
    clientX: box.left + box.width * (0.1 + 0.1 * Math.sin(i / 9)), clientY: box.top + box.height * (0.5 + 0.2 * Math.cos(i / 7)) }));
  canvas.setPointerCapture = () => {};
  canvas.hasPointerCapture = () => true;
  at('pointerdown', 0);
  let last = await new Promise(requestAnimationFrame);
  for (let i = 1; i <= 120; i++) {
    at('pointermove', i);
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  at('pointerup', 120);
  window.fetch = real;
  const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  return [middle(frames), middle(verdicts), verdicts.length];
}"""


class Studio:
    """A running studio, and its address."""

    def __init__(self, folder, *arguments, environment=None):
        words = [command, "studio", *(arguments or ["--no-open"])]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment)
        self.address = self.process.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def open_page(browser, studio, complaints, **options):
    page = browser.new_page(viewport={"width": 1280, "height": 900}, **options)
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(studio.address)
    page.wait_for_selector("#known option:nth-child(20)", state="attached")
    return page


def settled(page, words):
    page.wait_for_function("(words) => document.getElementById('verdict').textContent.startsWith(words)", arg=words)


def tab_to(page, which):
    """Goes on with the tabulator until something has the focus."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("(which) => document.activeElement.matches(which)", which):
            return True
    return False


def ask(address, path, method="POST", body="{}", reads=False, **fields):
    """The status that a request gets, whoever makes it."""
    split = urlsplit(address)
    connection = http.client.HTTPConnection("127.0.0.1", split.port, timeout=10)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    given = {"Host": split.netloc, "X-Studio-Token": split.path.strip("/"), **{name.replace("_", "-"): value for name, value in fields.items()}}
    for name, value in given.items():
        if value is not None:
            connection.putheader(name, value)
    if method == "POST":
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body.encode() if method == "POST" else None)
    response = connection.getresponse()
    return (response.status, response.read().decode()) if reads else response.status


def free_port():
    """A port that nobody listens on now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
