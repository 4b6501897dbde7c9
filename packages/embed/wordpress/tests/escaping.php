<?php
/* `php tests/escaping.php`: prints, as JSON, what the plugin makes of the attributes on standard input. WordPress's functions are stood in for by what they do with text. */

define('ABSPATH', '/');
$server = getenv('CLOTHESLINE_SERVER');

function add_shortcode() {}
function add_action() {}
function add_filter($name, $filter) { global $filters; $filters[$name] = $filter; }
function wp_enqueue_script() {}
function get_option($name) {
    global $server;
    if ($name !== 'clothesline_server') return (string) getenv(strtoupper($name));
    return $server === false ? 'https://clothes.example' : $server;
}
function untrailingslashit($text) { return rtrim($text, '/'); }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_html__($text) { return htmlspecialchars($text, ENT_QUOTES); }
function __($text) { return $text; }
function admin_url($path) { return '/wp-admin/' . $path; }
function current_user_can() { return getenv('CLOTHESLINE_ADMIN') === '1'; }

require __DIR__ . '/../clothesline.php';

$given = json_decode(stream_get_contents(STDIN), true);
$printed = array_map('clothesline_widget', $given);
if (getenv('CLOTHESLINE_SCRIPT')) $printed[] = $filters['script_loader_tag']('<script src="x"></script>', 'clothesline');
echo json_encode($printed, JSON_INVALID_UTF8_SUBSTITUTE);
