"""
OpenStack's Swift with its S3 interface, all of it in one process on this machine, for tests: serve_swift.py FOLDER
It tells its address in a line once it serves, lists a hundred keys a page so that pages are followed, takes the secret
of its one account from STORAGE_SECRET, and ends with whoever started it.
"""
import os
import shutil
import signal
import sys
import tempfile

import eventlet
from eventlet import wsgi

eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.common import storage_policy, utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import ConfigString, loadapp

COMMON = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
disable_fallocate = true
# Nobody listens there: a test leaves nothing in the machine's log.
log_udp_host = 127.0.0.1
log_udp_port = 9
"""

PART = COMMON + """
[pipeline:main]
pipeline = part
[app:part]
use = egg:swift#{name}
"""

PROXY = COMMON + """
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth bulk slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 100
[filter:tempauth]
use = egg:swift#tempauth
user_retribusi_files = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


def serve(text, **values):
    """Starts one server; answers its port."""
    socket = eventlet.listen(("127.0.0.1", 0))
    eventlet.spawn(wsgi.server, socket, loadapp(ConfigString(text.format(**values))), log_output=False)
    return socket.getsockname()[1]


def write_ring(folder, name, port):
    """One device, one copy."""
    ring = RingBuilder(0, 1, 0)
    ring.add_dev(dict(id=0, region=1, zone=1, ip="127.0.0.1", port=port, device="disk", weight=1))
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, name + ".ring.gz"))


def run(folder, parent):
    os.mkdir(os.path.join(folder, "disk"))
    with open(os.path.join(folder, "swift.conf"), "w") as conf:
        conf.write("[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n")
    utils.set_swift_dir(folder)
    storage_policy.reload_storage_policies()
    for name in ("account", "container", "object"):
        write_ring(folder, name, serve(PART, folder=folder, name=name))
    port = serve(PROXY, folder=folder, secret=os.environ["STORAGE_SECRET"])
    print("http://127.0.0.1:%d" % port, flush=True)
    while os.getppid() == parent and not wishes:
        eventlet.sleep(0.2)


# Whatever a handler throws would reach no more than the loop of the servers.
wishes = []
signal.signal(signal.SIGTERM, lambda *wish: wishes.append(wish))
own = tempfile.mkdtemp(dir=sys.argv[1])
try:
    run(own, os.getppid())
finally:
    shutil.rmtree(own, ignore_errors=True)
