<?php
/* `php tests/escaping.php`: prints, as JSON, what the plugin makes of the attributes on standard input. WordPress's functions are stood in for by what they do with text. */

define('ABSPATH', '/');
$server = getenv('CLOTHESLINE_SERVER');

function add_shortcode() {}
function add_action() {}
function wp_enqueue_script() {}
function get_option() { global $server; return $server === false ? 'https://clothes.example' : $server; }
function untrailingslashit($text) { return rtrim($text, '/'); }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url_raw($text, $protocols = ['http', 'https']) {
    return in_array(parse_url($text, PHP_URL_SCHEME), $protocols, true) ? $text : '';
}
function esc_html__($text) { return htmlspecialchars($text, ENT_QUOTES); }
function __($text) { return $text; }
function admin_url($path) { return '/wp-admin/' . $path; }
function current_user_can() { return getenv('CLOTHESLINE_ADMIN') === '1'; }

require __DIR__ . '/../clothesline.php';

$given = json_decode(stream_get_contents(STDIN), true);
echo json_encode(array_map('clothesline_widget', $given), JSON_INVALID_UTF8_SUBSTITUTE);
