-- Once, on any node: the account by which HAProxy asks the nodes how they are (deploy/haproxy/haproxy.cfg). It has no password, since HAProxy can't
-- give one, and no right: it reads the server's status and no table. Name the balancers' network.
CREATE USER IF NOT EXISTS 'haproxy'@'10.0.0.%' IDENTIFIED WITH mysql_native_password USING '' WITH MAX_USER_CONNECTIONS 20;
